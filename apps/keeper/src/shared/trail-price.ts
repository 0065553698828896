import type { PairTrail, TrailPoint } from './pair-trail';

/** Decimals of the priced token and of what it is priced in. */
export interface TrailDecimals {
  readonly base: number;
  readonly quote: number;
}

const one = 10n ** 18n;

/** A price of one whole token, with 18 decimals, rounded down. */
function priceE18({ base, quote }: Omit<TrailPoint, 'time'>, decimals: TrailDecimals): bigint | undefined {
  if (base <= 0n) return undefined;
  return (quote * one * 10n ** BigInt(decimals.base)) / (base * 10n ** BigInt(decimals.quote));
}

/** The price that the reserves at the end of the trail say. */
export function spotPriceE18({ points }: PairTrail, decimals: TrailDecimals): bigint | undefined {
  const last = points.at(-1);
  return last && priceE18(last, decimals);
}

/**
 * The mean of the price over the `seconds` before `to`, each weighted by how long it stood (the arithmetic mean of Uniswap's
 * price accumulators). Where the trail begins later, over what there is.
 */
export function meanPriceE18(
  { points }: PairTrail,
  { seconds, to, decimals }: { readonly seconds: number; readonly to: number; readonly decimals: TrailDecimals },
): bigint | undefined {
  let weighted = 0n;
  let covered = 0n;
  for (const [index, point] of points.entries()) {
    const begin = Math.max(point.time, to - seconds);
    const end = Math.min(points[index + 1]?.time ?? to, to);
    const price = priceE18(point, decimals);
    if (end <= begin || price === undefined) continue;
    const stood = BigInt(end - begin);
    weighted += price * stood;
    covered += stood;
  }
  return covered === 0n ? spotPriceE18({ points, trades: [] }, decimals) : weighted / covered;
}

/**
 * What the trades of the `seconds` before `to` paid, weighted by their volume: all that was paid over all that was bought. One
 * that moved a single side (a flash swap) is none. The price of the reserves when there was no trade.
 */
export function tradedPriceE18(
  trail: PairTrail,
  { seconds, to, decimals }: { readonly seconds: number; readonly to: number; readonly decimals: TrailDecimals },
): bigint | undefined {
  const recent = trail.trades.filter(
    ({ time, base, quote }) => time > to - seconds && time <= to && base > 0n && quote > 0n,
  );
  const sum = recent.reduce((total, { base, quote }) => ({ base: total.base + base, quote: total.quote + quote }), {
    base: 0n,
    quote: 0n,
  });
  return priceE18(sum, decimals) ?? spotPriceE18(trail, decimals);
}
