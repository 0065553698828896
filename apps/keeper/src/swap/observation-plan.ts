import type { Address } from '@besc/domain/shared/address';
import { max, sqrt } from '@besc/domain/shared/math';
import type { FeeReading, PairReading } from './read-fees';
import { spotWorth } from './spot-worth';

/** Gas of noting one pair for the first time, measured, rounded up. */
const gasPerObservation = 130_000n;
/** Gas of a conversion along the longest way, measured, rounded up. */
export const gasPerConversion = 800_000n;
const shortestWindow = 1_800;
/** The contract takes two hours; a conversion needs time to be mined. */
const longestWindow = 7_200 - 300;
const seconds32 = 2 ** 32;

/** Pairs noted in one transaction at most. */
const observationsPerRound = 30;

/** What can be converted now, most worth first, what has to be observed before, and why the rest waits. */
export interface ObservationPlan {
  readonly ready: readonly Address[];
  readonly observe: readonly Address[];
  readonly waiting: readonly { readonly pair: Address; readonly reason: WaitReason }[];
}

/** Why a pair is left alone for now. */
export type WaitReason = 'no-way' | 'paused' | 'too-little' | 'no-mean-yet';

/** The least MONEY (wei) for which gas stays within the part that it may cost. */
export function leastThatPays(options: {
  readonly gas: bigint;
  readonly gasPrice: bigint;
  /** MONEY per BESC, UQ112; 0 when unknown, and then gas counts for nothing. */
  readonly coinPrice: bigint;
  readonly maximumCostBps: bigint;
}): bigint {
  const cost = (options.gas * options.gasPrice * options.coinPrice) / 2n ** 112n;
  return (cost * 10_000n) / options.maximumCostBps;
}

/**
 * Decides which pairs with fees are worth their gas, and at which markets the collector has to look before: to have a mean in half
 * an hour, or because liquidity is gone that was there when it looked.
 */
export function observationPlan(
  fees: FeeReading,
  limits: {
    readonly minimumMoney: bigint;
    readonly maximumCostBps: bigint;
    readonly gasPrice: bigint;
    readonly isPaused: (pair: Address) => boolean;
  },
): ObservationPlan {
  const ready: Address[] = [];
  const observe = new Set<Address>();
  const waiting: ObservationPlan['waiting'][number][] = [];
  const { coinPrice } = fees;
  const worths = [...fees.held].map(([address, { liquidity, markets }]) => {
    return { address, markets, moneyWei: spotWorth(markets, fees.anchors, liquidity) };
  });
  for (const { address, markets, moneyWei } of worths.sort((a, b) => (a.moneyWei < b.moneyWei ? 1 : -1))) {
    const missing = markets.filter((market) => !hasWindow(market, fees.now));
    const gas = gasPerConversion + gasPerObservation * BigInt(missing.length);
    const least = max(limits.minimumMoney, leastThatPays({ gas, coinPrice, ...limits }));
    const wait = (reason: WaitReason) => waiting.push({ pair: address, reason });
    if (markets.length === 0) wait('no-way');
    else if (limits.isPaused(address)) wait('paused');
    else if (moneyWei === 0n || moneyWei < least) wait('too-little');
    else {
      if (missing.length === 0) ready.push(address);
      else wait('no-mean-yet');
      const due = markets.filter(
        (market) => isThinner(market) || (missing.includes(market) && canBeObserved(market, fees.now)),
      );
      if (observe.size + due.length <= observationsPerRound) for (const { address } of due) observe.add(address);
    }
  }
  return { ready, observe: [...observe], waiting };
}

function age(time: number, now: number): number {
  return time === 0 ? Number.POSITIVE_INFINITY : (((now - time) % seconds32) + seconds32) % seconds32;
}

function canBeObserved({ newer }: PairReading, now: number): boolean {
  return age(newer.time, now) >= shortestWindow;
}

/** Whether less is there than was seen, by more than a hundredth: what was lent then is noted as gone. */
function isThinner({ older, newer, reserve0, reserve1 }: PairReading): boolean {
  return sqrt(reserve0 * reserve1) * 100n < max(older.depth, newer.depth) * 99n;
}

/** The contract begins its window at the last observation that is old enough. */
function hasWindow({ older, newer }: PairReading, now: number): boolean {
  const last = age(newer.time, now);
  const start = last >= shortestWindow ? last : age(older.time, now);
  return start >= shortestWindow && start <= longestWindow;
}
