import type { IndexingFunctionArgs } from 'ponder:registry';
import { oracleFeed, oracleReporter } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** All reporters were replaced. */
export async function onReportersSet({
  event,
  context: { db },
}: IndexingFunctionArgs<'PriceOracle:ReportersSet'>): Promise<void> {
  const id = indexId(event.log.address);
  const before = await db.find(oracleFeed, { id });
  for (const reporter of before?.reporters ?? []) {
    await db.update(oracleReporter, { id: reporter }).set({ isReporter: false });
  }
  const feed = { reporters: event.args.reporters.map(indexId), quorum: Number(event.args.quorum) };
  await db
    .insert(oracleFeed)
    .values({ id, ...feed })
    .onConflictDoUpdate(feed);
  for (const reporter of feed.reporters) {
    await db
      .insert(oracleReporter)
      .values({ id: reporter, isReporter: true, price: null, updatedAt: null, roundId: null, reports: 0 })
      .onConflictDoUpdate({ isReporter: true });
  }
}
