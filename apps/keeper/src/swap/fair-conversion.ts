import { sqrt } from '@besc/domain/shared/math';
import {
  amountOut,
  liquidityBurned,
  type PairState,
  pairAfterSwap,
  protocolFeeLiquidity,
} from '@besc/domain/shared/pair';
import type { Address } from '@besc/domain/shared/token';

/** What the collector holds of a pair, and what the pair's burn depends on. */
export interface CollectedFees {
  readonly pair: PairState;
  readonly liquidity: bigint;
  readonly totalSupply: bigint;
  readonly kLast: bigint;
}

/** What a conversion brings in MONEY wei: `expected` with its own price impact, `ideal` without any. */
export interface FairConversion {
  readonly expected: bigint;
  readonly ideal: bigint;
}

/** Tokens have no route, no tax that is known, or nothing to sell. */
export class NoConversionError extends Error {
  readonly code = 'NO_CONVERSION';
}

const resolution = 2n ** 112n;
const keptOf10000 = 9_975n;

/**
 * The pair with the product of its reserves and the price `price0` (token1 per token0, UQ112). A manipulator can move a
 * spot price within one block, but hardly the product and not the average price.
 */
export function fairPair(pair: PairState, price0: bigint): PairState {
  const product = pair.reserve0 * pair.reserve1;
  const reserve0 = sqrt((product * resolution) / price0);
  return { ...pair, reserve0, reserve1: reserve0 === 0n ? 0n : product / reserve0 };
}

/**
 * What the collector's `convert` brings for one pair when all pools stand at their fair prices: burn, then sell token0 and
 * token1 along their routes. Throws NoConversionError.
 */
export function fairConversion(options: {
  fees: CollectedFees;
  /** All pools at fair prices, by address. */
  pools: ReadonlyMap<Address, PairState>;
  money: Address;
  routeOf: (token: Address) => readonly Address[];
  taxBpsOf: (token: Address) => bigint;
}): FairConversion {
  const { fees, money, routeOf, taxBpsOf } = options;
  const pools = new Map(options.pools);
  const pair = pools.get(fees.pair.address);
  if (!pair) throw new NoConversionError('The pair has no fair price');
  const supply =
    fees.totalSupply + protocolFeeLiquidity({ ...fees.pair, kLast: fees.kLast, totalSupply: fees.totalSupply });
  const { amount0, amount1 } = liquidityBurned({
    liquidity: fees.liquidity,
    balance0: pair.reserve0,
    balance1: pair.reserve1,
    totalSupply: supply,
  });
  pools.set(pair.address, { ...pair, reserve0: pair.reserve0 - amount0, reserve1: pair.reserve1 - amount1 });
  let expected = 0n;
  let ideal = 0n;
  for (const [token, burned] of [
    [pair.token0, amount0],
    [pair.token1, amount1],
  ] as const) {
    const received = afterTax(burned, taxBpsOf(token));
    if (token === money) {
      expected += received;
      ideal += received;
      continue;
    }
    const sold = sell({ pools, route: routeOf(token), amount: received, taxBpsOf });
    expected += sold.expected;
    ideal += sold.ideal;
  }
  return { expected, ideal };
}

/** Sells along a route and leaves the pools as they are afterwards. */
function sell(options: {
  pools: Map<Address, PairState>;
  route: readonly Address[];
  amount: bigint;
  taxBpsOf: (token: Address) => bigint;
}): FairConversion {
  const { pools, route, taxBpsOf } = options;
  let expected = options.amount;
  let ideal = options.amount;
  for (const [hop, tokenIn] of route.slice(0, -1).entries()) {
    const tokenOut = route[hop + 1];
    const pool = [...pools.values()].find(
      ({ token0, token1 }) =>
        (token0 === tokenIn && token1 === tokenOut) || (token1 === tokenIn && token0 === tokenOut),
    );
    if (!pool || !tokenOut) throw new NoConversionError(`No pool sells ${tokenIn} for ${tokenOut ?? 'MONEY'}`);
    const [reserveIn, reserveOut] =
      tokenIn === pool.token0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
    if (reserveIn === 0n || reserveOut === 0n) throw new NoConversionError('A pool of the route is empty');
    const arrived = afterTax(expected, taxBpsOf(tokenIn));
    const out = arrived > 0n ? amountOut({ pair: pool, tokenIn, amountIn: arrived }) : 0n;
    ideal = (((afterTax(ideal, taxBpsOf(tokenIn)) * keptOf10000) / 10_000n) * reserveOut) / reserveIn;
    if (out > 0n) pools.set(pool.address, pairAfterSwap({ pair: pool, tokenIn, amountIn: arrived, amountOut: out }));
    const tax = hop < route.length - 2 ? 0n : taxBpsOf(tokenOut);
    expected = afterTax(out, tax);
    ideal = afterTax(ideal, tax);
  }
  return { expected, ideal };
}

function afterTax(amount: bigint, taxBps: bigint): bigint {
  return (amount * (10_000n - taxBps)) / 10_000n;
}
