import { mulE18, oneE18, toE18 } from '../shared/fixed-point';
import type { TokenPrice } from '../shared/stake-sums';

/** A pair's reserves and LP supply, smallest units. */
export interface LiquidityFigures {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
}

/**
 * USD of a whole LP token, 10^-18: both sides of the pair at their prices; twice the one side where nothing prices the other,
 * as both sides of a pair are worth the same. Undefined without a price of either, and without liquidity.
 */
export function liquidityPrice(
  { reserve0, reserve1, totalSupply }: LiquidityFigures,
  token0: TokenPrice,
  token1: TokenPrice,
): bigint | undefined {
  const worth = (reserve: bigint, { decimals, priceE18 }: TokenPrice) =>
    priceE18 === undefined ? undefined : mulE18(toE18(reserve, decimals), priceE18);
  const side0 = worth(reserve0, token0);
  const side1 = worth(reserve1, token1);
  if (totalSupply === 0n || (side0 === undefined && side1 === undefined)) return undefined;
  const both = (side0 ?? side1 ?? 0n) + (side1 ?? side0 ?? 0n);
  return both === 0n ? undefined : (both * oneE18) / totalSupply;
}
