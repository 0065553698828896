import type { IndexingFunctionArgs } from 'ponder:registry';
import { readCollection } from './read-collection';

/** The first event of a collection, so that it is there before its first item. */
export async function onOwner({
  event,
  context: { db },
}: IndexingFunctionArgs<'Squad:OwnershipTransferred'>): Promise<void> {
  await readCollection(db, event);
}
