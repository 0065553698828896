import type { Context } from 'ponder:registry';
import { bundle, exchangeFactory } from 'ponder:schema';
import { bundleId } from '../shared/bundle-id';
import { indexSettings } from '../shared/index-settings';

/** Writes the rows that exist before the first event. */
export async function onSetup({ context: { db } }: { context: Context }): Promise<void> {
  await db.insert(exchangeFactory).values({
    id: indexSettings().factory,
    totalPairs: 0,
    totalTransactions: 0,
    totalTraders: 0,
    totalVolumeUSD: '0',
    totalVolumeNative: '0',
    untrackedVolumeUSD: '0',
    totalLiquidityUSD: '0',
    totalLiquidityNative: '0',
  });
  await db.insert(bundle).values({ id: bundleId, nativePrice: '0' });
}
