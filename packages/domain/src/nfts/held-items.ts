/** A transfer of an item of a collection. */
export interface ItemTransfer<Account> {
  readonly from: Account;
  readonly to: Account;
  readonly item: string;
}

/**
 * How many items an account has after all transfers that it or the market sent or received, in the order of the chain.
 * What it put into the market stays its own until it leaves to somebody else.
 */
export function heldItems<Account>(
  { account, market }: { readonly account: Account; readonly market: Account | undefined },
  transfers: readonly ItemTransfer<Account>[],
): number {
  const held = new Set<string>();
  for (const { from, to, item } of transfers) {
    if (to === account) held.add(item);
    else if (from === market || (from === account && to !== market)) held.delete(item);
  }
  return held.size;
}
