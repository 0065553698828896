import type { IndexingFunctionArgs } from 'ponder:registry';
import { collection } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { readCollection } from './read-collection';

/** A collection can be traded, or has other terms for asks to come. */
export async function onCollection({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'NftMarket:CollectionNew' | 'NftMarket:CollectionUpdate'>): Promise<void> {
  const { id } = await readCollection(db, { log: { address: args.collection }, block });
  await db.update(collection, { id }).set({
    active: true,
    creatorAddress: indexId(args.creator),
    whitelistChecker: indexId(args.whitelistChecker),
    tradingFee: Number(args.tradingFee),
    creatorFee: Number(args.creatorFee),
  });
}

/** Nothing of it is traded any more. */
export async function onCollectionClose({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'NftMarket:CollectionClose'>): Promise<void> {
  const { id } = await readCollection(db, { log: { address: args.collection }, block });
  await db.update(collection, { id }).set({ active: false });
}
