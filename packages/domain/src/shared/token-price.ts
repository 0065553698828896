import { mulE18, powerOfTen, toE18 } from './fixed-point';
import { type Fraction, fraction } from './fraction';

/**
 * A token with the USD price of one whole, 10^-18. A price is above zero; undefined where nothing trusted prices the
 * token, and while the price is not known.
 */
export interface TokenPrice {
  readonly decimals: number;
  readonly priceE18: bigint | undefined;
}

/** What an amount in smallest units is worth in USD, exactly; undefined without a price: unknown is never nothing. */
export function usdValue(amount: bigint, { decimals, priceE18 }: TokenPrice): Fraction | undefined {
  return priceE18 === undefined ? undefined : fraction(amount * priceE18, powerOfTen(decimals + 18));
}

/** The same as fixed point, 10^-18: first the amount is rounded towards zero, then its worth, as the index does. */
export function usdValueE18(amount: bigint, { decimals, priceE18 }: TokenPrice): bigint | undefined {
  return priceE18 === undefined ? undefined : mulE18(toE18(amount, decimals), priceE18);
}
