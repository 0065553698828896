import { powerOfTen } from '../shared/fixed-point';
import { div, type Fraction, fraction, toSignificant } from '../shared/fraction';
import { parseDecimal } from '../shared/parse-decimal';
import type { Row } from '../shared/row-shape';
import { candlePriceScale, type candleShape, candleStart } from './candle';

/** A candle for drawing, never for a transaction; times are unix seconds. */
export interface CandlePoint {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** The side of a pair whose price is told, in units of the other, and the decimals of both. */
export interface CandleSide {
  readonly token: 'token0' | 'token1';
  readonly decimals0: number;
  readonly decimals1: number;
}

/** A price of a candle for whole tokens of a side. */
export function candlePrice(price: bigint, { token, decimals0, decimals1 }: CandleSide): number {
  const whole = fraction(price * powerOfTen(decimals0), candlePriceScale * powerOfTen(decimals1));
  return drawn(token === 'token0' ? whole : div(fraction(1n), whole));
}

/**
 * Candles for drawing, oldest first, each once. What cannot be a price is left out. Volumes are in USD, or where nothing prices
 * the tokens (`isInUsd` is false) in the token that prices are told in.
 */
export function candlePoints(
  rows: readonly Row<typeof candleShape>[],
  side: CandleSide,
): { readonly points: readonly CandlePoint[]; readonly isInUsd: boolean } {
  const isInUsd = rows.some(({ volumeUSD }) => Number(volumeUSD) > 0);
  const isTurned = side.token === 'token1';
  const byStart = new Map(rows.map((row) => [row.start, row]));
  const points = [...byStart.values()]
    .filter(({ open, high, low, close }) => low > 0n && [open, close].every((one) => one >= low && one <= high))
    .toSorted((one, other) => one.start - other.start)
    .map((row) => ({
      time: row.start,
      open: candlePrice(row.open, side),
      high: candlePrice(isTurned ? row.low : row.high, side),
      low: candlePrice(isTurned ? row.high : row.low, side),
      close: candlePrice(row.close, side),
      volume: amountOf(isInUsd ? row.volumeUSD : isTurned ? row.volumeToken0 : row.volumeToken1),
    }));
  return { points, isInUsd };
}

/** Smaller moves than this part are noise of the drawing. */
const noise = 1e-9;

/** The candles with the price now (`now`: unix seconds): in the last one while it runs, else in a new one. */
export function liveCandles(
  points: readonly CandlePoint[],
  live: { readonly price: number | undefined; readonly now: number; readonly seconds: number },
): readonly CandlePoint[] {
  const { price, now, seconds } = live;
  const last = points.at(-1);
  if (last === undefined || price === undefined || !(price > 0)) return points;
  if (Math.abs(price / last.close - 1) < noise) return points;
  const start = candleStart(seconds, now);
  const runs = start <= last.time;
  const open = runs ? last.open : last.close;
  const moved = {
    time: runs ? last.time : start,
    open,
    high: Math.max(runs ? last.high : open, price),
    low: Math.min(runs ? last.low : open, price),
    close: price,
    volume: runs ? last.volume : 0,
  };
  return [...(runs ? points.slice(0, -1) : points), moved];
}

function amountOf(text: string): number {
  const amount = parseDecimal(text);
  return amount === undefined ? 0 : drawn(amount);
}

function drawn(value: Fraction): number {
  return Number(toSignificant(value, 15));
}
