import type { Address } from '@besc/domain/shared/address';
import { add, type Fraction } from '@besc/domain/shared/fraction';
import type { Token } from '@besc/domain/shared/token';
import { usdValue } from './usd-price';

/**
 * USD of several amounts (smallest units) at prices of `readUsdPrices`: of all that have a price, undefined when none has
 * one, and whether one without a price is among them.
 */
export function sumOfValues(
  amounts: readonly { readonly token: Pick<Token, 'address' | 'decimals'>; readonly amount: bigint }[],
  prices: ReadonlyMap<Address, bigint>,
): { readonly value: Fraction | undefined; readonly isPartly: boolean } {
  const values = amounts
    .filter(({ amount }) => amount > 0n)
    .map(({ token, amount }) => usdValue(amount, token.decimals, prices.get(token.address)));
  const known = values.filter((value) => value !== undefined);
  const nothing = { numerator: 0n, denominator: 1n };
  return {
    value: values.length > 0 && known.length === 0 ? undefined : known.reduce(add, nothing),
    isPartly: known.length < values.length,
  };
}
