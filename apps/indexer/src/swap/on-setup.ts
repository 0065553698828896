import type { Context } from 'ponder:registry';
import { bundle, exchangeFactory } from 'ponder:schema';
import { bundleId } from '../shared/bundle-id';
import { noAmounts } from '../shared/decimal-columns';
import { indexSettings } from '../shared/index-settings';
import { totalAmounts } from './market-amounts';

/** Writes the rows that exist before the first event. */
export async function onSetup({ context: { db } }: { context: Context }): Promise<void> {
  await db.insert(exchangeFactory).values({
    id: indexSettings().factory,
    totalPairs: 0,
    totalTransactions: 0,
    totalTraders: 0,
    ...noAmounts(totalAmounts),
  });
  await db.insert(bundle).values({ id: bundleId, nativePrice: 0n });
}
