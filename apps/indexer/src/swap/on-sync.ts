import type { IndexingFunctionArgs } from 'ponder:registry';
import { marketAfterReserves } from '@besc/domain/market/market-after-reserves';
import { noVolume } from '@besc/domain/market/trade-volume';
import { indexSettings } from '../shared/index-settings';
import { readMarket } from './market';
import { pricedPairs } from './priced-pairs';
import { saveMarket } from './save-market';

/** New reserves; comes before every Swap, Mint and Burn, and alone when somebody calls `sync`. */
export async function onSync({ event, context: { db } }: IndexingFunctionArgs<'Pair:Sync'>): Promise<void> {
  const { reserve0, reserve1 } = event.args;
  const market = await readMarket(db, event.log.address);
  const pairs = await pricedPairs(db, market, { reserve0, reserve1 });
  const after = marketAfterReserves(market, { reserve0, reserve1, pairs, rules: indexSettings().pricing });
  await saveMarket(
    db,
    { id: market.id, ...after },
    {
      blockNumber: Number(event.block.number),
      timestamp: Number(event.block.timestamp),
      volume: noVolume,
      transactions: 0,
    },
  );
}
