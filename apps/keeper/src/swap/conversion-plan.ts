import { mulDivUp } from '@besc/domain/shared/math';
import type { PairState } from '@besc/domain/shared/pair';
import type { Address } from '@besc/domain/shared/token';
import {
  type CollectedFees,
  type FairConversion,
  fairConversion,
  fairPair,
  NoConversionError,
} from './fair-conversion';

/** What the service decides about the fees of one pair; amounts in MONEY wei. */
export type ConversionDecision =
  | { readonly kind: 'convert'; readonly pair: Address; readonly minimumMoney: bigint; readonly expectedMoney: bigint }
  | { readonly kind: 'wait'; readonly pair: Address; readonly reason: WaitReason; readonly detail: string };

/** Why a pair is left alone for now. */
type WaitReason =
  | 'nothing-collected'
  | 'no-average-yet'
  | 'price-moved'
  | 'too-little'
  | 'too-large'
  | 'unknown-tax'
  | 'no-route';

/** The limits a conversion must keep. */
export interface ConversionLimits {
  readonly minimumMoney: bigint;
  readonly maximumDeviationBps: bigint;
  readonly toleranceBps: bigint;
  readonly maximumImpactBps: bigint;
}

const resolution = 2n ** 112n;

/**
 * Decides for each pair with fees. The least amount that a conversion must bring follows from average prices alone, never
 * from the prices of the moment: whoever moves a price for one block makes the conversion revert, not cheaper.
 */
export function conversionPlan(options: {
  collected: readonly CollectedFees[];
  pools: readonly PairState[];
  /** Mean prices (token1 per token0, UQ112) by pair; without one, a pair is not used. */
  averages: ReadonlyMap<Address, bigint>;
  money: Address;
  routeOf: (token: Address) => readonly Address[];
  taxBpsOf: (token: Address) => bigint | undefined;
  limits: ConversionLimits;
}): ConversionDecision[] {
  const { collected, pools, averages, routeOf, taxBpsOf, limits } = options;
  const fair = new Map<Address, PairState>();
  for (const pool of pools) {
    const average = averages.get(pool.address);
    if (average && pool.reserve0 > 0n && pool.reserve1 > 0n) fair.set(pool.address, fairPair(pool, average));
  }
  return collected.map((fees): ConversionDecision => {
    const { pair, liquidity } = fees;
    const wait = (reason: WaitReason, detail: string) =>
      ({ kind: 'wait', pair: pair.address, reason, detail }) as const;
    if (liquidity === 0n) return wait('nothing-collected', 'no LP is held');
    const routes = [pair.token0, pair.token1].filter((token) => token !== options.money).map(routeOf);
    if (routes.some((route) => route.length < 2)) return wait('no-route', 'a token cannot be sold for MONEY');
    const used = [pair, ...routes.flatMap((route) => poolsOf(route, pools))];
    for (const token of routes.flat()) {
      if (taxBpsOf(token) === undefined) return wait('unknown-tax', `the tax of ${token} is not configured`);
    }
    for (const pool of used) {
      const average = averages.get(pool.address);
      if (!average) return wait('no-average-yet', `no average price of ${pool.address} yet`);
      const moved = deviationBps(pool, average);
      if (moved > limits.maximumDeviationBps) {
        return wait('price-moved', `the price of ${pool.address} is ${moved} basis points from its average`);
      }
    }
    let worth: FairConversion;
    try {
      worth = fairConversion({
        fees,
        pools: fair,
        money: options.money,
        routeOf,
        taxBpsOf: (token) => taxBpsOf(token) ?? 0n,
      });
    } catch (error) {
      if (error instanceof NoConversionError) return wait('no-route', error.message);
      throw error;
    }
    const { expected, ideal } = worth;
    if (expected < limits.minimumMoney || expected === 0n) return wait('too-little', `worth ${expected} wei of MONEY`);
    // Rounded up, so that a limit is never passed by less than it.
    const impact = ideal > 0n ? mulDivUp(ideal - expected, 10_000n, ideal) : 0n;
    if (impact > limits.maximumImpactBps)
      return wait('too-large', `would lose ${impact} basis points to its own impact`);
    const minimumMoney = (expected * (10_000n - limits.toleranceBps)) / 10_000n;
    if (minimumMoney === 0n) return wait('too-little', 'too little to protect');
    return { kind: 'convert', pair: pair.address, minimumMoney, expectedMoney: expected };
  });
}

function poolsOf(route: readonly Address[], pools: readonly PairState[]): PairState[] {
  return route.slice(0, -1).flatMap((token, hop) => {
    const next = route[hop + 1];
    return pools.filter(
      ({ token0, token1 }) => (token0 === token && token1 === next) || (token1 === token && token0 === next),
    );
  });
}

/** How far the price of the moment is from the average, in basis points of the average. */
function deviationBps(pool: PairState, average: bigint): bigint {
  const spot = (pool.reserve1 * resolution) / pool.reserve0;
  const difference = spot > average ? spot - average : average - spot;
  return (difference * 10_000n) / average;
}
