import type { IndexingFunctionArgs } from 'ponder:registry';
import { block } from 'ponder:schema';

/** Every block is a row: for lookups by time, and because the newest row is what the index has reached. */
export async function onBlock({ event, context: { db } }: IndexingFunctionArgs<'Block:block'>): Promise<void> {
  const { hash, number, timestamp } = event.block;
  await db.insert(block).values({ id: hash, number: Number(number), timestamp: Number(timestamp) });
}
