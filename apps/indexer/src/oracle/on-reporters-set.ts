import type { IndexingFunctionArgs } from 'ponder:registry';
import { oracleFeed } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { saveReporters } from './save-reporters';

/** All reporters were replaced, from a time on; the first ones count at once. */
export async function onReportersSet({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'PriceOracle:ReportersSet'>): Promise<void> {
  const id = indexId(log.address);
  const nextReporters = args.reporters.map(indexId);
  const next = { nextReporters, nextQuorum: Number(args.quorum), nextSince: Number(args.since) };
  await db
    .insert(oracleFeed)
    .values({ id, reporters: [], quorum: 0, ...next })
    .onConflictDoUpdate(next);
  await saveReporters(db, { id, time: 0 });
}
