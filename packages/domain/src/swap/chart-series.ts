import { daySeconds } from '../shared/constants';
import { compare, div, type Fraction, fraction, toSignificant } from '../shared/fraction';
import { parseDecimal } from '../shared/parse-decimal';

/** Chart ranges by their code: 0 = 24H, 1 = 1W, 2 = 1M, 3 = 1Y. */
export type ChartWindow = 0 | 1 | 2 | 3;

/** How a range is sampled: a point every `stepSeconds`, of rows by hour or by day. */
export interface ChartSampling {
  readonly label: '24H' | '1W' | '1M' | '1Y';
  readonly points: number;
  readonly unit: 'hour' | 'day';
  readonly unitSeconds: number;
  readonly stepSeconds: number;
}

const hour = 3_600;

/** The four ranges: 24 hourly points, 28 points 6 hours apart, 30 daily points, 24 points 15 days apart. */
export const chartSampling: Readonly<Record<ChartWindow, ChartSampling>> = {
  0: { label: '24H', points: 24, unit: 'hour', unitSeconds: hour, stepSeconds: hour },
  1: { label: '1W', points: 28, unit: 'hour', unitSeconds: hour, stepSeconds: 6 * hour },
  2: { label: '1M', points: 30, unit: 'day', unitSeconds: daySeconds, stepSeconds: daySeconds },
  3: { label: '1Y', points: 24, unit: 'day', unitSeconds: daySeconds, stepSeconds: 15 * daySeconds },
};

/** One point of a chart: unix seconds and a price for drawing (never for a transaction). */
export interface ChartPoint {
  readonly time: number;
  readonly value: number;
}

/** Start times (unix seconds) of a range's points, oldest first; the last is the hour or day that `now` falls in. */
export function chartTimes(window: ChartWindow, now: number): readonly number[] {
  const { points, unitSeconds, stepSeconds } = chartSampling[window];
  const last = Math.floor(now / unitSeconds) * unitSeconds;
  return Array.from({ length: points }, (_, i) => last - (points - 1 - i) * stepSeconds);
}

/** An hour or day row of a pair as the index gives it: reserves and USD as decimal text. */
export interface PairRow {
  readonly time: number;
  readonly reserve0: string;
  readonly reserve1: string;
  readonly reserveUsd: string;
}

/**
 * Points at `times` from the rows known, each the last row at or before its time (a gap repeats the last value). Times
 * before the first row have no point. `token` says whose price it is, in units of the other token.
 */
export function pairChart(chart: {
  rows: readonly PairRow[];
  times: readonly number[];
  token: 'token0' | 'token1';
}): readonly ChartPoint[] {
  const prices = chart.rows.flatMap((row) => {
    const reserve0 = parseDecimal(row.reserve0);
    const reserve1 = parseDecimal(row.reserve1);
    const price = chart.token === 'token0' ? ratio(reserve1, reserve0) : ratio(reserve0, reserve1);
    return price === undefined ? [] : [{ time: row.time, price }];
  });
  return filled(prices, chart.times);
}

/** A derived price (native coin per token) at a time, as decimal text. */
export interface DerivedPrice {
  readonly time: number;
  readonly derived: string;
}

/**
 * Points from the derived prices of both tokens: price of the first in units of the second, their quotient. Used when the
 * pair's own rows fail or are too thin. Gaps repeat the last value; a token without a price gives no point.
 */
export function derivedChart(chart: {
  base: readonly DerivedPrice[];
  quote: readonly DerivedPrice[];
  times: readonly number[];
}): readonly ChartPoint[] {
  const quotes = new Map(chart.quote.map((price) => [price.time, parseDecimal(price.derived)]));
  const prices = chart.base.flatMap(({ time, derived }) => {
    const price = ratio(parseDecimal(derived), quotes.get(time));
    return price === undefined ? [] : [{ time, price }];
  });
  return filled(prices, chart.times);
}

/**
 * Whether a pair's own rows may be charted: for 1M and 1Y their mean reserveUSD must reach the minimum (10 000 USD unless
 * set otherwise), the short ranges always may. The mean is over the points at `times`, so that a value counts for as long as it
 * stood. Without a point it is false.
 */
export function isLiquidEnough(chart: {
  window: ChartWindow;
  rows: readonly PairRow[];
  times: readonly number[];
  minimumReserveUsd: number;
}): boolean {
  const points = lastAt(chart.rows, chart.times);
  if (points.length === 0) return false;
  if (chart.window < 2) return true;
  const minimum = fraction(BigInt(Math.round(chart.minimumReserveUsd * 100)), 100n);
  let sum = 0n;
  // All terms over 10^18: finer digits of a USD figure decide nothing.
  for (const { row } of points) {
    const value = parseDecimal(row.reserveUsd) ?? fraction(0n);
    sum += (value.numerator * 10n ** 18n) / value.denominator;
  }
  return compare(fraction(sum, 10n ** 18n * BigInt(points.length)), minimum) >= 0;
}

function ratio(a: Fraction | undefined, b: Fraction | undefined): Fraction | undefined {
  return a === undefined || b === undefined || a.numerator <= 0n || b.numerator <= 0n ? undefined : div(a, b);
}

function filled(prices: readonly { time: number; price: Fraction }[], times: readonly number[]): readonly ChartPoint[] {
  return lastAt(prices, times).map(({ time, row }) => ({ time, value: Number(toSignificant(row.price, 15)) }));
}

/** At each time the last row by then; times before the first row are left out. */
function lastAt<Row extends { readonly time: number }>(
  rows: readonly Row[],
  times: readonly number[],
): readonly { time: number; row: Row }[] {
  const sorted = rows.toSorted((a, b) => a.time - b.time);
  const points: { time: number; row: Row }[] = [];
  let next = 0;
  for (const time of times) {
    while ((sorted[next]?.time ?? Number.POSITIVE_INFINITY) <= time) next += 1;
    const row = sorted[next - 1];
    if (row !== undefined) points.push({ time, row });
  }
  return points;
}
