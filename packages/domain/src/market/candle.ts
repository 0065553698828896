import type { IndexId } from '../shared/index-id';
import type { TradeAmounts, TradeVolume } from './trade-volume';

/** How long candles last: a minute, five minutes, an hour, a day. */
export const candleSeconds = [60, 300, 3_600, 86_400] as const;
export type CandleSeconds = (typeof candleSeconds)[number];

/** Prices of candles are smallest units of token 1 for one of token 0, times this. Reserves below 2^112 give no price of 0. */
export const candlePriceScale = 10n ** 42n;

/** The trades of a pair in a span of time; prices are those of its reserves, before the first trade and after each. */
export const candleShape = {
  start: 'time',
  open: 'amount',
  high: 'amount',
  low: 'amount',
  close: 'amount',
  volumeToken0: 'units',
  volumeToken1: 'units',
  volumeUSD: 'value',
  trades: 'count',
} as const;

/** What is summed and compared of the trades in a candle: amounts in smallest units, USD in 10^-18. */
export interface CandleSums {
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volumeToken0: bigint;
  readonly volumeToken1: bigint;
  readonly volumeUSD: bigint;
  readonly trades: number;
}

interface Reserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** The id of the candle that a time (unix seconds) falls into. */
export function candleId(pair: IndexId, seconds: CandleSeconds, time: number): string {
  return `${pair}-${seconds}-${candleStart(seconds, time)}`;
}

export function candleStart(seconds: number, time: number): number {
  return Math.floor(time / seconds) * seconds;
}

/** A trade as a candle of its own; `after` are the reserves that it left. Undefined where these are no price. */
export function tradeCandle(after: Reserves, trade: TradeAmounts, volume: TradeVolume): CandleSums | undefined {
  const close = priceOf(after);
  const open = priceOf({
    reserve0: after.reserve0 + trade.amount0Out - trade.amount0In,
    reserve1: after.reserve1 + trade.amount1Out - trade.amount1In,
  });
  if (open === undefined || close === undefined) return undefined;
  return {
    open,
    high: open > close ? open : close,
    low: open < close ? open : close,
    close,
    volumeToken0: volume.moved0,
    volumeToken1: volume.moved1,
    volumeUSD: volume.trackedUSD > 0n ? volume.trackedUSD : volume.untrackedUSD,
    trades: 1,
  };
}

/** Two candles as one; `next` came after. */
export function joinedCandle(candle: CandleSums, next: CandleSums): CandleSums {
  return {
    open: candle.open,
    high: next.high > candle.high ? next.high : candle.high,
    low: next.low < candle.low ? next.low : candle.low,
    close: next.close,
    volumeToken0: candle.volumeToken0 + next.volumeToken0,
    volumeToken1: candle.volumeToken1 + next.volumeToken1,
    volumeUSD: candle.volumeUSD + next.volumeUSD,
    trades: candle.trades + next.trades,
  };
}

function priceOf({ reserve0, reserve1 }: Reserves): bigint | undefined {
  return reserve0 > 0n && reserve1 > 0n ? (reserve1 * candlePriceScale) / reserve0 : undefined;
}
