import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { collection, nftHolder } from 'ponder:schema';
import { type IndexId, indexId, zeroId } from '@besc/domain/shared/index-id';
import { marketId } from './market-id';
import { metadataUrl } from './metadata-url';
import { saveKind } from './on-uri';
import { type CollectionRow, readCollection } from './read-collection';
import { saveCollectionDay } from './save-collection-day';
import { saveItem } from './save-item';

/** An item is of a kind, for ever. */
export async function onKind({ event, context: { db } }: IndexingFunctionArgs<'Bunnies:BunnyKind'>): Promise<void> {
  const { tokenId, bunnyId: otherId } = event.args;
  const of = await readCollection(db, event);
  const { uri } = await saveKind(db, of, { otherId, change: ({ totalSupply }) => ({ totalSupply: totalSupply + 1 }) });
  const item = { tokenId, otherId };
  const time = Number(event.block.timestamp);
  await saveItem(db, of, { tokenId, time, change: () => ({ otherId, metadataUrl: metadataUrl(of, item, uri) }) });
}

/** An item was minted, changed hands or was burned. One that lies in the market to be sold stays its seller's. */
export async function onTransfer({
  event,
  context: { db, contracts },
}: IndexingFunctionArgs<'Bunnies:Transfer' | 'Squad:Transfer'>): Promise<void> {
  const { tokenId } = event.args;
  const time = Number(event.block.timestamp);
  const of = await readCollection(db, event);
  const market = marketId(contracts);
  const [sender, to] = [indexId(event.args.from), indexId(event.args.to)];
  const [isMint, isBurn] = [sender === zeroId, to === zeroId];
  if (to === market && !isMint) {
    await saveItem(db, of, { tokenId, time, change: () => ({}) });
    return;
  }
  let from = sender;
  const { otherId } = await saveItem(db, of, {
    tokenId,
    time,
    change: (before) => {
      if (from === market && before) from = before.owner;
      return { owner: to };
    },
  });
  if (isBurn && otherId !== null) {
    const change = ({ totalSupply, totalBurned }: { totalSupply: number; totalBurned: number }) => ({
      totalSupply: totalSupply - 1,
      totalBurned: totalBurned + 1,
    });
    await saveKind(db, of, { otherId, change });
  }
  const left = isMint ? 0 : await moveHolding(db, of, { account: from, by: -1 });
  const joined = isBurn ? 0 : await moveHolding(db, of, { account: to, by: 1 });
  const after = await db.update(collection, { id: of.id }).set(({ totalSupply, totalBurned, owners }) => ({
    totalSupply: totalSupply + Number(isMint) - Number(isBurn),
    totalBurned: totalBurned + Number(isBurn),
    owners: owners + left + joined,
  }));
  await saveCollectionDay(db, after, { timestamp: time });
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
