import type { PairTrail } from '../shared/pair-trail';
import { meanPriceE18, spotPriceE18, type TrailDecimals, tradedPriceE18 } from '../shared/trail-price';

/** What a reporter takes its price from: the reserves of the moment, their mean, or what recent trades paid. */
export type PriceSource =
  | { readonly kind: 'spot'; readonly seconds: 0 }
  | { readonly kind: 'mean' | 'trades'; readonly seconds: number };

const longestSeconds = 86_400;

/** Reads `spot`, `mean:SECONDS` or `trades:SECONDS`. Throws RangeError. */
export function parsePriceSource(text: string): PriceSource {
  const [, kind, digits = ''] = /^(spot|mean|trades)(?::(\d{1,5}))?$/.exec(text) ?? [];
  const seconds = Number(digits);
  if (kind === 'spot' && digits === '') return { kind, seconds: 0 };
  if ((kind === 'mean' || kind === 'trades') && seconds >= 1 && seconds <= longestSeconds) return { kind, seconds };
  throw new RangeError(`must be spot, mean:SECONDS or trades:SECONDS (1 to ${longestSeconds}), not "${text}"`);
}

/** The oracle's unit: 8 decimals. */
const perReportUnit = 10n ** 10n;

/** What the source says of the time `to` (seconds), in USD with 8 decimals, to the nearest; undefined when it says nothing. */
export function sourcePrice(
  source: PriceSource,
  trail: PairTrail,
  { to, decimals }: { readonly to: number; readonly decimals: TrailDecimals },
): bigint | undefined {
  const { kind, seconds } = source;
  const stretch = { seconds, to, decimals };
  const price =
    kind === 'spot'
      ? spotPriceE18(trail, decimals)
      : kind === 'mean'
        ? meanPriceE18(trail, stretch)
        : tradedPriceE18(trail, stretch);
  if (price === undefined) return undefined;
  const rounded = (price + perReportUnit / 2n) / perReportUnit;
  return rounded > 0n ? rounded : undefined;
}
