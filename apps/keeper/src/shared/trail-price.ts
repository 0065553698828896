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

/**
 * The mean of the price over the `seconds` before `to`, each weighted by how long it stood (the arithmetic mean of Uniswap's
 * price accumulators). Where the trail begins later, over what there is; undefined where that is no time at all.
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
  return covered === 0n ? undefined : weighted / covered;
}
