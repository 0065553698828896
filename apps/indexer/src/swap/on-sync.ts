import type { IndexingFunctionArgs } from 'ponder:registry';
import { applyReserves } from './apply-reserves';
import { type Hex, readMarket } from './market';
import { saveMarket } from './save-market';
import { noVolume } from './trade-volume';

/** New reserves; comes before every Swap, Mint and Burn, and alone when somebody calls `sync`. */
export async function onSync({ event, context: { db } }: IndexingFunctionArgs<'Pair:Sync'>): Promise<void> {
  const market = await readMarket(db, event.log.address.toLowerCase() as Hex);
  await applyReserves(db, market, event.args);
  await saveMarket(db, market, {
    blockNumber: Number(event.block.number),
    timestamp: Number(event.block.timestamp),
    volume: noVolume,
    transactions: 0,
  });
}
