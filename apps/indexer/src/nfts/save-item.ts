import type { Context } from 'ponder:registry';
import { collection, nft } from 'ponder:schema';
import { zeroId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { metadataUrl } from './metadata-url';
import { itemRow } from './nft-tables';
import type { CollectionRow } from './read-collection';

export type ItemRow = typeof nft.$inferSelect;

/** Changes the row of an item, which begins with its first event. */
export async function saveItem(
  db: Context['db'],
  of: CollectionRow,
  { tokenId, time, change }: { tokenId: bigint; time: number; change: (before: ItemRow | null) => Partial<ItemRow> },
): Promise<ItemRow> {
  const id = `${of.id}-${tokenId}`;
  const known = await db.find(nft, { id });
  // The store changes the row that it gave.
  const changed = { ...change(known && { ...known }), updatedAt: time };
  if (known) return { ...(await db.update(nft, { id }).set(changed)) };
  const made = {
    ...zeroOf(itemRow),
    id,
    tokenId,
    collectionId: of.id,
    owner: zeroId,
    currentSeller: zeroId,
    metadataUrl: metadataUrl(of, { tokenId, otherId: null }),
    createdAt: time,
    previous: of.lastItem,
    ...changed,
  };
  await db.update(collection, { id: of.id }).set({ lastItem: id });
  return { ...(await db.insert(nft).values(made)) };
}
