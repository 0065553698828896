import type { IndexingFunctionArgs } from 'ponder:registry';
import { marketAfterReserves } from '@besc/domain/market/market-after-reserves';
import { noVolume } from '@besc/domain/market/trade-volume';
import { indexSettings } from '../shared/index-settings';
import { readPricing } from '../shared/read-pricing';
import { readMarket } from './market';
import { saveMarket } from './save-market';

/** New reserves; comes before every Swap, Mint and Burn, and alone when somebody calls `sync`. */
export async function onSync({ event, context: { db } }: IndexingFunctionArgs<'Pair:Sync'>): Promise<void> {
  const { reserve0, reserve1 } = event.args;
  const market = await readMarket(db, event.log.address);
  const rules = indexSettings().pricing;
  const { tokens, pairs } = await readPricing(db, [market.token0.id, market.token1.id]);
  const after = marketAfterReserves(market, {
    reserve0,
    reserve1,
    rules,
    trusted: rules.whitelist.flatMap((id) => tokens.get(id) ?? []),
    pairs: [...pairs].map(([id, pair]) => (id === market.id ? { ...pair, reserve0, reserve1 } : pair)),
  });
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
