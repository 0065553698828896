import { oneE18 } from '../shared/fixed-point';
import { type TokenPrice, usdValueE18 } from '../shared/token-price';

/** A pair's reserves and LP supply, smallest units. */
export interface LiquidityFigures {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
}

/**
 * USD of a whole LP token, 10^-18, by `pairValueE18`. Undefined without a price of either token, without liquidity, and where
 * a whole LP token is worth less than the smallest price.
 */
export function liquidityPrice(
  { reserve0, reserve1, totalSupply }: LiquidityFigures,
  token0: TokenPrice,
  token1: TokenPrice,
): bigint | undefined {
  const both = pairValueE18([reserve0, reserve1], token0, token1);
  if (totalSupply === 0n || both === undefined) return undefined;
  const price = (both * oneE18) / totalSupply;
  return price > 0n ? price : undefined;
}

/**
 * USD of what a pair holds or pays, 10^-18: both sides at their prices. Where nothing prices the other it is twice the one side, as both
 * sides of a pair are worth the same. Undefined without a price of either.
 */
export function pairValueE18(
  [amount0, amount1]: readonly [bigint, bigint],
  token0: TokenPrice,
  token1: TokenPrice,
): bigint | undefined {
  const side0 = usdValueE18(amount0, token0);
  const side1 = usdValueE18(amount1, token1);
  if (side0 === undefined && side1 === undefined) return undefined;
  return (side0 ?? side1 ?? 0n) + (side1 ?? side0 ?? 0n);
}
