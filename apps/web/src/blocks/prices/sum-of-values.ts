import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { type UsdSum, usdSum } from './usd-sum';

/** USD of several amounts (smallest units) at prices of `readUsdPrices`. */
export function sumOfValues(
  amounts: readonly { readonly token: Pick<Token, 'address' | 'decimals'>; readonly amount: bigint }[],
  prices: ReadonlyMap<Address, bigint>,
): UsdSum {
  return usdSum(
    amounts
      .filter(({ amount }) => amount > 0n)
      .map(({ token: { address, decimals }, amount }) => usdValue(amount, { decimals, priceE18: prices.get(address) })),
  );
}
