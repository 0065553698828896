const oneGwei = 1_000_000_000n;

/** True at or below 1 gwei: nothing can be sent with it. */
export function isLowBalance(balanceWei: bigint): boolean {
  return balanceWei <= oneGwei;
}
