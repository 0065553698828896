import type { Context } from 'ponder:registry';
import { pairCandle } from 'ponder:schema';
import { candleId, candleSeconds, candleStart, joinedCandle, tradeCandle } from '@besc/domain/market/candle';
import type { TradeAmounts, TradeVolume } from '@besc/domain/market/trade-volume';
import type { Market } from './market';

/** Writes a trade into the candles that it falls into; its Sync came before. */
export async function saveCandles(
  db: Context['db'],
  { id, pair, token0, token1 }: Market,
  { timestamp, trade, volume }: { timestamp: number; trade: TradeAmounts; volume: TradeVolume },
): Promise<void> {
  const candle = tradeCandle(pair, trade, volume);
  if (candle === undefined) return;
  const decimals = { decimals0: token0.decimals, decimals1: token1.decimals };
  for (const seconds of candleSeconds) {
    const place = { id: candleId(id, seconds, timestamp), pairId: id, seconds, start: candleStart(seconds, timestamp) };
    await db
      .insert(pairCandle)
      .values({ ...place, ...decimals, ...candle })
      .onConflictDoUpdate((row) => joinedCandle(row, candle));
  }
}
