import { powerOfTen } from './fixed-point';
import { type Fraction, fraction } from './fraction';

/**
 * A token with the USD price of one whole, 10^-18. A price is above zero; undefined where nothing trusted prices the
 * token, and while the price is not known.
 */
export interface TokenPrice {
  readonly decimals: number;
  readonly priceE18: bigint | undefined;
}

/** What an amount in smallest units is worth in USD, exactly; undefined where it or its price is: unknown is never nothing. */
export function usdValue(amount: bigint | undefined, { decimals, priceE18 }: TokenPrice): Fraction | undefined {
  if (amount === undefined || priceE18 === undefined) return undefined;
  return fraction(amount * priceE18, powerOfTen(decimals + 18));
}

/**
 * The same as fixed point, 10^-18, rounded towards zero, once: of a token with very many decimals all that a pair can hold is less than
 * 10^-18 of a whole one, and may be worth much.
 */
export function usdValueE18(amount: bigint, { decimals, priceE18 }: TokenPrice): bigint | undefined {
  return priceE18 === undefined ? undefined : (amount * priceE18) / powerOfTen(decimals);
}
