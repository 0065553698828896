import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { askOrder, collection, nft } from 'ponder:schema';
import { indexId, zeroId } from '@besc/domain/shared/index-id';
import { and, eq, min } from 'ponder';
import { type CollectionRow, readCollection } from './read-collection';
import { saveCollectionDay } from './save-collection-day';
import { saveItem } from './save-item';
import { saveNftUser } from './save-nft-user';

type AskEvent = IndexingFunctionArgs<'NftMarket:AskNew' | 'NftMarket:AskUpdate' | 'NftMarket:AskCancel'>['event'];

/** What an item is while it is not on sale. */
export const notOnSale = { currentAskPrice: 0n, currentSeller: zeroId, isTradable: false } as const;

/** An item is on sale. */
export async function onAskNew({ event, context: { db } }: IndexingFunctionArgs<'NftMarket:AskNew'>): Promise<void> {
  const { tokenId, askPrice } = event.args;
  const seller = indexId(event.args.seller);
  const time = Number(event.block.timestamp);
  const of = await collectionOf(db, event);
  const change = { currentAskPrice: askPrice, currentSeller: seller, isTradable: true, owner: seller };
  await saveItem(db, of, { tokenId, time, change: () => change });
  await saveNftUser(db, seller, { listed: 1 });
  await saveOrder(db, event, { orderType: 'New', askPrice });
  await saveFloor(db, of, { came: askPrice, time, listed: 1 });
}

/** An item has another price. */
export async function onAskUpdate({
  event,
  context: { db },
}: IndexingFunctionArgs<'NftMarket:AskUpdate'>): Promise<void> {
  const { tokenId, askPrice } = event.args;
  const time = Number(event.block.timestamp);
  const of = await collectionOf(db, event);
  let went = 0n;
  await saveItem(db, of, {
    tokenId,
    time,
    change: (before) => {
      went = before?.currentAskPrice ?? 0n;
      return { currentAskPrice: askPrice };
    },
  });
  await saveOrder(db, event, { orderType: 'Modify', askPrice });
  await saveFloor(db, of, { went, came: askPrice, time });
}

/** A seller took an item back. */
export async function onAskCancel({
  event,
  context: { db },
}: IndexingFunctionArgs<'NftMarket:AskCancel'>): Promise<void> {
  const { tokenId, seller } = event.args;
  const time = Number(event.block.timestamp);
  const of = await collectionOf(db, event);
  let went = 0n;
  await saveItem(db, of, {
    tokenId,
    time,
    change: (before) => {
      went = before?.currentAskPrice ?? 0n;
      return notOnSale;
    },
  });
  await saveNftUser(db, indexId(seller), { listed: -1 });
  await saveOrder(db, event, { orderType: 'Cancel', askPrice: went });
  await saveFloor(db, of, { went, time, listed: -1 });
}

/** The collection that an event of the market speaks of. */
export async function collectionOf(
  db: Context['db'],
  { args, block }: Pick<AskEvent, 'block'> & { args: { collection: AskEvent['args']['collection'] } },
): Promise<CollectionRow> {
  return await readCollection(db, { log: { address: args.collection }, block });
}

/** What a collection's lowest price is once one came or went, how many are listed by then, and what was sold. */
export async function saveFloor(
  db: Context['db'],
  { id, floorPrice: before }: CollectionRow,
  change: { went?: bigint; came?: bigint; listed?: 1 | -1; sold?: bigint; time: number },
): Promise<void> {
  const { went, came, listed = 0, sold, time: timestamp } = change;
  const isLowest = came !== undefined && (before === null || came <= before);
  const floorPrice = isLowest ? came : went === before ? await readFloor(db, id) : before;
  const after = await db.update(collection, { id }).set((row) => ({
    floorPrice,
    numberTokensListed: row.numberTokensListed + listed,
    totalTrades: row.totalTrades + Number(sold !== undefined),
    totalVolumeWBESC: row.totalVolumeWBESC + (sold ?? 0n),
  }));
  await saveCollectionDay(db, after, { timestamp, ...(sold !== undefined && { sold }) });
}

/** The lowest price of what is on sale by now. */
async function readFloor(db: Context['db'], collectionId: CollectionRow['id']): Promise<bigint | null> {
  const [row] = await db.sql
    .select({ floor: min(nft.currentAskPrice) })
    .from(nft)
    .where(and(eq(nft.collectionId, collectionId), eq(nft.isTradable, true)));
  return row?.floor === null || row?.floor === undefined ? null : BigInt(row.floor);
}

async function saveOrder(
  db: Context['db'],
  { args, block, log, transaction }: AskEvent,
  order: { orderType: 'New' | 'Modify' | 'Cancel'; askPrice: bigint },
): Promise<void> {
  const collectionId = indexId(args.collection);
  await db.insert(askOrder).values({
    id: `${transaction.hash}-${log.logIndex}`,
    hash: transaction.hash,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
    seller: indexId(args.seller),
    collectionId,
    nftId: `${collectionId}-${args.tokenId}`,
    ...order,
  });
}
