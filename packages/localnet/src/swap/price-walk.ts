import { type LocalToken, localTokens } from '../history/local-market';
import type { SeededRandom } from '../history/seeded-random';

const yearSeconds = 365 * 86_400;
/** A price moves in steps of this length; between steps it is interpolated. */
const stepSeconds = 2 * 3600;
/** How hard a price is drawn back to its anchor, per year. */
const pull = 2.2;
/** Share of each token's moves that all tokens have in common. */
const common = 0.55;
/** A regime (a drift of its own) lasts this long on average. */
const regimeSeconds = 28 * 86_400;
/** No price leaves its anchor by more than this factor. */
const maximumFactor = 4;

/** USD price of one whole token at a time (seconds). */
export type FairPrices = (symbol: string, timestamp: number) => number;

/**
 * Prices of all markets from `start` to `end` (seconds): a geometric random walk with changing drifts, drawn back to the
 * anchors (Ornstein-Uhlenbeck on the logarithm). With `from` it starts at those prices and ends anywhere; without, it
 * ends exactly at the anchors.
 */
export function priceWalk(options: {
  random: SeededRandom;
  start: number;
  end: number;
  from?: ReadonlyMap<string, number>;
}): FairPrices {
  const { random, start, end, from } = options;
  const steps = Math.max(1, Math.ceil((end - start) / stepSeconds));
  const shared = Array.from({ length: steps }, () => random.normal());
  const paths = new Map(
    localTokens.map((market) => [market.symbol, path({ market, random, shared, from: from?.get(market.symbol) })]),
  );
  return (symbol, timestamp) => {
    const points = paths.get(symbol);
    if (!points) throw new RangeError(`No market is defined for ${symbol}`);
    const place = Math.min(Math.max((timestamp - start) / stepSeconds, 0), steps);
    const left = Math.floor(place);
    const here = points[left] ?? 0;
    const next = points[Math.min(left + 1, steps)] ?? here;
    return Math.exp(here + (next - here) * (place - left));
  };
}

function path(options: {
  market: LocalToken;
  random: SeededRandom;
  shared: readonly number[];
  from: number | undefined;
}): number[] {
  const { market, random, shared, from } = options;
  const anchor = Math.log(market.priceUsd);
  const years = stepSeconds / yearSeconds;
  const limit = Math.log(maximumFactor);
  const clamp = (value: number) => Math.min(Math.max(value, -limit), limit);
  let drift = 0;
  let distance = from === undefined ? 0 : clamp(Math.log(from) - anchor);
  const distances = [distance];
  for (const wave of shared) {
    if (random.next() < stepSeconds / regimeSeconds) drift = random.normal() * market.volatility * 1.2;
    const noise = Math.sqrt(common) * wave + Math.sqrt(1 - common) * random.normal();
    distance = clamp(distance + (drift - pull * distance) * years + market.volatility * Math.sqrt(years) * noise);
    if (market.volatility === 0) distance = 0;
    distances.push(distance);
  }
  // Without a given start the whole path is moved so that its end is the anchor.
  const shift = from === undefined ? distance : 0;
  return distances.map((value) => anchor + clamp(value - shift));
}
