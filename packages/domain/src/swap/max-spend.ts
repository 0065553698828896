import { typeableAmount } from '../shared/amount';
import { max } from '../shared/math';
import type { Currency } from '../shared/token';

/** Gas a later transaction may need, kept back by MAX. */
export const reservedGas = 500_000n;

/** Least native coin MAX keeps back: 0.01 BESC in wei. */
export const leastNativeReserve = 10n ** 16n;

/**
 * What MAX puts into the field, in the smallest unit: a token's whole balance, as far as a field can say it; of the native coin
 * what is left above max(0.01 BESC, gas price x 500 000), never below zero.
 */
export function maxSpend(wallet: { currency: Currency; balance: bigint; gasPriceWei: bigint }): bigint {
  if (wallet.currency.kind === 'token') return typeableAmount(wallet.balance, wallet.currency.decimals);
  const reserve = max(leastNativeReserve, wallet.gasPriceWei * reservedGas);
  return wallet.balance > reserve ? wallet.balance - reserve : 0n;
}
