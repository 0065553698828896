import type { IndexingFunctionArgs } from 'ponder:registry';
import { swap, trader } from 'ponder:schema';
import { marketAfterTransaction } from '@besc/domain/market/market-after-transaction';
import { tradeVolume } from '@besc/domain/market/trade-volume';
import { toDecimals, toDecimalText, valueDecimals } from '../shared/decimal-text';
import { indexSettings } from '../shared/index-settings';
import { eventColumns } from './event-columns';
import { readMarket } from './market';
import { saveMarket } from './save-market';

/** A trade, valued at the prices after it (its Sync came before). */
export async function onSwap({ event, context: { db } }: IndexingFunctionArgs<'Pair:Swap'>): Promise<void> {
  const market = await readMarket(db, event.log.address);
  const { token0, token1 } = market;
  const volume = tradeVolume(market, event.args, indexSettings().pricing);
  const columns = eventColumns(event, market);
  await db.insert(swap).values({
    ...columns,
    sender: event.args.sender,
    from: event.transaction.from,
    to: event.args.to,
    ...toDecimals(event.args, ['amount0In', 'amount0Out'], token0.decimals),
    ...toDecimals(event.args, ['amount1In', 'amount1Out'], token1.decimals),
    amountUSD: toDecimalText(volume.trackedUSD > 0n ? volume.trackedUSD : volume.untrackedUSD, valueDecimals),
  });
  const { blockNumber, timestamp } = columns;
  const first = await db
    .insert(trader)
    .values({ id: event.transaction.from, blockNumber, timestamp })
    .onConflictDoNothing();
  const after = marketAfterTransaction(market, { volume, isFirstTrade: first !== null });
  await saveMarket(db, { id: market.id, ...after }, { ...columns, volume, transactions: 1 });
}
