import type { Address } from '../shared/address';
import { powerOfTen } from '../shared/fixed-point';
import { type Fraction, fraction } from '../shared/fraction';
import type { Farm } from './farm';

/** The two tokens of a farm's pair. */
export interface FarmSides {
  readonly token: Address;
  /** What the other one is counted in. */
  readonly quoteToken: Address;
}

/** One side of the pair with its decimals and the USD price of a whole token, 10^-18; undefined: nothing trusted prices it. */
export interface FarmSide {
  readonly decimals: number;
  readonly priceE18: bigint | undefined;
}

/** What a farm's stakes are of their pair. Amounts are in smallest units. */
export interface FarmValue {
  /** Of the token and of the quote token in the whole pair. */
  readonly tokenAmountTotal: bigint;
  readonly quoteAmountTotal: bigint;
  readonly lpTotalSupply: bigint;
  /** Both sides of what is staked, counted in the quote token, rounded down. */
  readonly lpTotalInQuoteToken: bigint;
  /** Whole quote tokens for one whole token. */
  readonly tokenPriceVsQuote: Fraction;
  /** USD of 10^18 wei of LP, 10^-18; undefined where nothing trusted prices a side. */
  readonly lpPriceE18: bigint | undefined;
}

/** Which of a pair's tokens is the quote token: the first of `quotes` that it has, best first; else its second. */
export function farmSides(pair: { token0: Address; token1: Address }, quotes: readonly Address[]): FarmSides {
  const { token0, token1 } = pair;
  const quote = quotes.find((one) => one === token0 || one === token1) ?? token1;
  return quote === token0 ? { token: token1, quoteToken: token0 } : { token: token0, quoteToken: token1 };
}

/**
 * What is staked in a farm is worth twice its part of the pair's better priced side: the quote token's, else the token's.
 * Undefined without a pair and without liquidity.
 */
export function farmValue(
  { pair, totalStaked }: Pick<Farm, 'pair' | 'totalStaked'>,
  sides: FarmSides,
  { token, quoteToken }: { readonly token: FarmSide; readonly quoteToken: FarmSide },
): FarmValue | undefined {
  if (pair === undefined || pair.totalSupply === 0n || pair.reserve0 === 0n || pair.reserve1 === 0n) return undefined;
  const isTurned = sides.token === pair.token1;
  const [tokenAmountTotal, quoteAmountTotal] = isTurned
    ? [pair.reserve1, pair.reserve0]
    : [pair.reserve0, pair.reserve1];
  const { totalSupply: lpTotalSupply } = pair;
  const lpPriceE18 = () => {
    const [amount, { decimals, priceE18 }] =
      quoteToken.priceE18 === undefined ? [tokenAmountTotal, token] : [quoteAmountTotal, quoteToken];
    if (priceE18 === undefined) return undefined;
    return (2n * amount * priceE18 * powerOfTen(18)) / (powerOfTen(decimals) * lpTotalSupply);
  };
  return {
    ...{ tokenAmountTotal, quoteAmountTotal, lpTotalSupply },
    lpTotalInQuoteToken: (2n * quoteAmountTotal * totalStaked) / lpTotalSupply,
    tokenPriceVsQuote: fraction(
      quoteAmountTotal * powerOfTen(token.decimals),
      tokenAmountTotal * powerOfTen(quoteToken.decimals),
    ),
    lpPriceE18: lpPriceE18(),
  };
}
