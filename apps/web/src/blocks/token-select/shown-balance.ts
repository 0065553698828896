/** What is known of a balance. `hidden` while no wallet is connected; `failed` is shown as a dash, never as zero. */
export type ShownBalance =
  | { kind: 'hidden' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; amount: bigint };
