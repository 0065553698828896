import type { Context } from 'ponder:registry';
import type { MarketState, TokenState } from '@besc/domain/market/market-state';
import { exchangePeriod, pairPeriod, tokenPeriod } from '@besc/domain/market/period-figures';
import { savePeriods } from '../shared/save-periods';
import type { Market, MarketChange } from './market';
import { exchangePeriods, pairPeriods, tokenPeriods } from './swap-periods';

/** Writes an event into the hour and the day of its pair. */
export async function savePairPeriods(
  db: Context['db'],
  market: Market,
  { timestamp, transactions, volume }: MarketChange,
): Promise<void> {
  const { id, token0, token1 } = market;
  const { lasts, sums } = pairPeriod(market, volume);
  const tokens = { token0Id: token0.id, token1Id: token1.id };
  const decimals = { decimals0: token0.decimals, decimals1: token1.decimals };
  const fixed = { ...tokens, ...decimals };
  await savePeriods(db, pairPeriods, { owner: id, timestamp, fixed, lasts, sums: { ...sums, Txns: transactions } });
}

/** Writes an event into the hour and the day of one of its tokens; it moved `moved` smallest units of that. */
export async function saveTokenPeriods(
  db: Context['db'],
  of: { nativePrice: bigint; token: TokenState; moved: bigint },
  { timestamp, transactions }: MarketChange,
): Promise<void> {
  const { nativePrice, token, moved } = of;
  const { lasts, sums, ranges } = tokenPeriod(token, nativePrice, moved);
  await savePeriods(db, tokenPeriods, {
    owner: token.id,
    timestamp,
    fixed: { decimals: token.decimals },
    lasts,
    ranges,
    sums: { ...sums, Txns: transactions },
  });
}

/** Writes an event into the day of the whole exchange. */
export async function saveExchangeDay(
  db: Context['db'],
  market: MarketState,
  { timestamp, transactions, volume }: MarketChange,
): Promise<void> {
  const { lasts, sums } = exchangePeriod(market, volume);
  await savePeriods(db, exchangePeriods, { timestamp, lasts, sums: { ...sums, Txns: transactions } });
}
