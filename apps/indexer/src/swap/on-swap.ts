import type { IndexingFunctionArgs } from 'ponder:registry';
import { swap } from 'ponder:schema';
import { marketAfterTransaction } from '@besc/domain/market/market-after-transaction';
import { tradeVolume } from '@besc/domain/market/trade-volume';
import { tradedUsd } from '@besc/domain/market/traded-usd';
import { indexId } from '@besc/domain/shared/index-id';
import { indexSettings } from '../shared/index-settings';
import { saveFirst } from '../shared/save-milestone';
import { eventColumns } from './event-columns';
import { readMarket } from './market';
import { saveCandles } from './save-candles';
import { saveMarket } from './save-market';

/** A trade, valued at the prices after it (its Sync came before). */
export async function onSwap({ event, context: { db } }: IndexingFunctionArgs<'Pair:Swap'>): Promise<void> {
  const market = await readMarket(db, event.log.address);
  const volume = tradeVolume(market, event.args, indexSettings().pricing);
  const columns = eventColumns(event, market);
  const { sender, amount0In, amount0Out, amount1In, amount1Out } = event.args;
  await db.insert(swap).values({
    ...columns,
    sender: indexId(sender),
    to: indexId(event.args.to),
    amount0In,
    amount0Out,
    amount1In,
    amount1Out,
    amountUSD: tradedUsd(volume),
  });
  const { from, blockNumber, timestamp } = columns;
  await saveCandles(db, market, { timestamp, trade: event.args, volume });
  const isFirstTrade = await saveFirst(db, { kind: 'swap', account: from, block: blockNumber, timestamp });
  const after = marketAfterTransaction(market, { volume, isFirstTrade });
  await saveMarket(db, { id: market.id, ...after }, { ...columns, volume, transactions: 1 });
}
