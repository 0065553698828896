import { minimumPriceChange } from '@besc/domain/shared/constants';
import type { ChartPoint } from '@besc/domain/swap/chart-series';
import { numberFormat } from '../../lib/number-format';

/** A change people can read by sign, arrow and colour; `fraction` 0.05 means +5 %. */
export interface PriceChange {
  kind: 'up' | 'down' | 'flat';
  fraction: number;
}

/** Prices are drawn from 15 digits: what a quotient of them misses beyond that is no change. */
const noise = 1e-12;

/**
 * Change from the first point to the current price (else the last point), neutral below `minimumPriceChange`; undefined
 * without two values to compare.
 */
export function priceChange(points: readonly ChartPoint[], current: number | undefined): PriceChange | undefined {
  const first = points[0]?.value;
  const last = current ?? (points.length > 1 ? points.at(-1)?.value : undefined);
  if (first === undefined || last === undefined || first <= 0) return undefined;
  const fraction = last / first - 1;
  if (!Number.isFinite(fraction)) return undefined;
  if (Math.abs(fraction) < minimumPriceChange - noise) return { kind: 'flat', fraction: 0 };
  return { kind: fraction > 0 ? 'up' : 'down', fraction };
}

/** '+1.25%', '-0.40%' or '0.00%'. */
export function formatPriceChange(change: PriceChange, locale: string): string {
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(change.fraction);
}
