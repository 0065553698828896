/** One gwei in wei: at or below it a native balance is flagged as low. */
export const lowNativeBalance = 10n ** 9n;

/** Gas of an ordinary transaction, for the warning. */
export const ordinaryGas = 200_000n;

/** How a native balance stands: flagged, too small for 200 000 gas at the current price (a warning, no block), or fine. */
export type NativeBalanceState = 'low' | 'cannot-pay-gas' | 'enough';

/** Judges a native balance in wei. */
export function lowBalance(wallet: { balance: bigint; gasPriceWei: bigint }): NativeBalanceState {
  if (wallet.balance <= lowNativeBalance) return 'low';
  return wallet.balance < wallet.gasPriceWei * ordinaryGas ? 'cannot-pay-gas' : 'enough';
}
