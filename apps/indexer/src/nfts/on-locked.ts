import type { IndexingFunctionArgs } from 'ponder:registry';
import { collection } from 'ponder:schema';
import { readCollection } from './read-collection';

/** The base of the metadata stays for ever. */
export async function onLocked({
  event,
  context: { db },
}: IndexingFunctionArgs<'Bunnies:Locked' | 'Squad:Locked'>): Promise<void> {
  const { id } = await readCollection(db, event);
  await db.update(collection, { id }).set({ isLocked: true });
}
