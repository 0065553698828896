/** What is known of a balance. `hidden` while no wallet is connected; `failed` is shown as a dash, never as zero. */
export type ShownBalance =
  | { kind: 'hidden' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; amount: bigint };

/** The amount of a balance, where it is known. */
export function knownAmount(balance: ShownBalance): bigint | undefined {
  return balance.kind === 'known' ? balance.amount : undefined;
}
