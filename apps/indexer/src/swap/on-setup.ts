import type { Context } from 'ponder:registry';
import { bundle, exchangeFactory } from 'ponder:schema';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { bundleId } from '../shared/bundle-id';
import { indexSettings } from '../shared/index-settings';
import { totalAmounts } from './market-amounts';

/** Writes the rows that exist before the first event. */
export async function onSetup({ context: { db } }: { context: Context }): Promise<void> {
  await db.insert(exchangeFactory).values({
    id: indexSettings().factory,
    totalPairs: 0,
    totalTransactions: 0,
    totalTraders: 0,
    ...zeroOf(totalAmounts),
  });
  await db.insert(bundle).values({ id: bundleId, nativePrice: 0n });
}
