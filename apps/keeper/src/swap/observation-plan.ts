import type { Address } from '@besc/domain/shared/address';
import { max } from '@besc/domain/shared/math';
import { meanPricePairs } from './mean-price-pairs';
import type { FeeReading, PairReading } from './read-fees';
import { spotPrice, spotWorth } from './spot-worth';

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
export type WaitReason = 'paused' | 'too-little' | 'no-mean-yet';

/** The least MONEY (wei) of which gas takes no more than the part that it may cost. */
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

/** Decides which pairs with fees are worth their gas, and which pairs must be noted before their means can be asked. */
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
  const [, hub] = fees.anchors;
  const coinPrice = hub ? spotPrice(fees, hub) : 0n;
  const worths = [...fees.held].flatMap(([address, liquidity]) => {
    const pair = fees.pairs.get(address);
    return pair ? [{ pair, moneyWei: spotWorth(fees, pair, liquidity) }] : [];
  });
  for (const { pair, moneyWei } of worths.sort((a, b) => (a.moneyWei < b.moneyWei ? 1 : -1))) {
    const { address } = pair;
    const pricing = meanPricePairs([pair.token0, pair.token1], fees).flatMap(
      (address) => fees.pairs.get(address) ?? [],
    );
    const usable = pricing.filter(({ reserve0, reserve1 }) => reserve0 > 0n && reserve1 > 0n);
    const missing = usable.filter((pair) => !hasWindow(pair, fees.now));
    const gas = gasPerConversion + gasPerObservation * BigInt(missing.length);
    if (limits.isPaused(address)) waiting.push({ pair: address, reason: 'paused' });
    else if (moneyWei === 0n || moneyWei < max(limits.minimumMoney, leastThatPays({ gas, coinPrice, ...limits }))) {
      waiting.push({ pair: address, reason: 'too-little' });
    } else if (missing.length === 0) ready.push(address);
    else {
      waiting.push({ pair: address, reason: 'no-mean-yet' });
      const due = missing.filter((priced) => canBeObserved(priced, fees.now));
      if (observe.size + due.length <= observationsPerRound) for (const { address } of due) observe.add(address);
    }
  }
  return { ready, observe: [...observe], waiting };
}

function age(time: number, now: number): number {
  return time === 0 ? Number.POSITIVE_INFINITY : (((now - time) % seconds32) + seconds32) % seconds32;
}

function canBeObserved(pair: PairReading, now: number): boolean {
  return age(pair.observedLast, now) >= shortestWindow;
}

/** The contract begins its window at the last observation that is old enough. */
function hasWindow(pair: PairReading, now: number): boolean {
  const last = age(pair.observedLast, now);
  const start = last >= shortestWindow ? last : age(pair.observedBefore, now);
  return start >= shortestWindow && start <= longestWindow;
}
