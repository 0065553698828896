/** One gwei in wei: at or below it a native balance is flagged as low. */
export const lowNativeBalance = 10n ** 9n;

/** Gas of an ordinary transaction, for the warning where nothing is known of what is sent. */
export const ordinaryGas = 200_000n;

/** How a native balance stands: flagged, too small for the gas at the current price (a warning, no block), or fine. */
export type NativeBalanceState = 'low' | 'cannot-pay-gas' | 'enough';

/** Judges a native balance in wei. `gas`: most that is needed; `value`: what is sent beside it. */
export function lowBalance(wallet: {
  readonly balance: bigint;
  readonly gasPriceWei: bigint;
  readonly gas?: bigint | undefined;
  readonly value?: bigint | undefined;
}): NativeBalanceState {
  const { balance, gasPriceWei, gas = ordinaryGas, value = 0n } = wallet;
  if (balance <= lowNativeBalance) return 'low';
  return balance < value + gasPriceWei * gas ? 'cannot-pay-gas' : 'enough';
}
