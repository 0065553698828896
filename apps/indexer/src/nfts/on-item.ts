import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { collection, nft, nftHolder } from 'ponder:schema';
import { type IndexId, indexId, zeroId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { metadataUrl } from './metadata-url';
import { itemRow } from './nft-tables';
import { saveKind } from './on-uri';
import { type CollectionRow, readCollection } from './read-collection';

type ItemRow = typeof nft.$inferSelect;

/** An item is of a kind, for ever. */
export async function onKind({ event, context: { db } }: IndexingFunctionArgs<'Bunnies:BunnyKind'>): Promise<void> {
  const { tokenId, bunnyId: otherId } = event.args;
  const of = await readCollection(db, event);
  const { uri } = await saveKind(db, of, { otherId, change: ({ totalSupply }) => ({ totalSupply: totalSupply + 1 }) });
  const item = { tokenId, otherId };
  const time = Number(event.block.timestamp);
  await saveItem(db, of, { tokenId, time, change: { otherId, metadataUrl: metadataUrl(of, item, uri) } });
}

/** An item was minted, changed hands or was burned. */
export async function onTransfer({
  event,
  context: { db },
}: IndexingFunctionArgs<'Bunnies:Transfer' | 'Squad:Transfer'>): Promise<void> {
  const { tokenId } = event.args;
  const [from, to] = [indexId(event.args.from), indexId(event.args.to)];
  const of = await readCollection(db, event);
  const { otherId } = await saveItem(db, of, { tokenId, time: Number(event.block.timestamp), change: { owner: to } });
  const [isMint, isBurn] = [from === zeroId, to === zeroId];
  if (isBurn && otherId !== null) {
    const change = ({ totalSupply, totalBurned }: { totalSupply: number; totalBurned: number }) => ({
      totalSupply: totalSupply - 1,
      totalBurned: totalBurned + 1,
    });
    await saveKind(db, of, { otherId, change });
  }
  const left = isMint ? 0 : await moveHolding(db, of, { account: from, by: -1 });
  const joined = isBurn ? 0 : await moveHolding(db, of, { account: to, by: 1 });
  await db.update(collection, { id: of.id }).set(({ totalSupply, totalBurned, owners }) => ({
    totalSupply: totalSupply + Number(isMint) - Number(isBurn),
    totalBurned: totalBurned + Number(isBurn),
    owners: owners + left + joined,
  }));
}

/** Changes the row of an item, which begins with its first event. */
async function saveItem(
  db: Context['db'],
  of: CollectionRow,
  { tokenId, time, change }: { tokenId: bigint; time: number; change: Partial<ItemRow> },
): Promise<ItemRow> {
  const id = `${of.id}-${tokenId}`;
  const known = await db.find(nft, { id });
  if (known) return { ...(await db.update(nft, { id }).set({ ...change, updatedAt: time })) };
  const made = {
    ...zeroOf(itemRow),
    id,
    tokenId,
    collectionId: of.id,
    owner: zeroId,
    currentSeller: zeroId,
    metadataUrl: metadataUrl(of, { tokenId, otherId: null }),
    createdAt: time,
    updatedAt: time,
    previous: of.lastItem,
    ...change,
  };
  await db.update(collection, { id: of.id }).set({ lastItem: id });
  return { ...(await db.insert(nft).values(made)) };
}

/** Counts an item of an account. By how much the accounts with one became more. */
async function moveHolding(
  db: Context['db'],
  { id: collectionId }: CollectionRow,
  { account, by }: { account: IndexId; by: 1 | -1 },
): Promise<number> {
  const id = `${collectionId}-${account}`;
  const { items } = await db
    .insert(nftHolder)
    .values({ id, collectionId, account, items: by })
    .onConflictDoUpdate((before) => ({ items: before.items + by }));
  if (by === 1) return items === 1 ? 1 : 0;
  return items === 0 ? -1 : 0;
}
