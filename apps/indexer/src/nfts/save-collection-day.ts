import type { Context } from 'ponder:registry';
import { savePeriods } from '../shared/save-periods';
import { collectionDays } from './nft-tables';
import type { CollectionRow } from './read-collection';

/** Writes a collection as it is now into the day, with a sale where there was one. */
export async function saveCollectionDay(
  db: Context['db'],
  { id: owner, floorPrice, numberTokensListed, totalSupply, owners }: CollectionRow,
  { timestamp, sold }: { timestamp: number; sold?: bigint },
): Promise<void> {
  await savePeriods(db, collectionDays, {
    owner,
    timestamp,
    lasts: { floorPrice, numberTokensListed, totalSupply, owners },
    sums: { VolumeWBESC: sold ?? 0n, Trades: sold === undefined ? 0 : 1 },
  });
}
