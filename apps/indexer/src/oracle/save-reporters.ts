import type { Context } from 'ponder:registry';
import { oracleFeed, oracleReporter } from 'ponder:schema';
import type { IndexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { foundRow } from '../shared/found-row';
import { oracleReporterRow } from './oracle-tables';

/** The reporters of a time (unix seconds), who are from then on those of now: no price of an earlier one follows. Throws MissingRowError. */
export async function saveReporters(
  db: Context['db'],
  { id, time }: { readonly id: IndexId; readonly time: number },
): Promise<readonly IndexId[]> {
  const feed = await foundRow('oracleFeed', id, db.find(oracleFeed, { id }));
  const { reporters, nextReporters, nextQuorum, nextSince } = feed;
  if (time < nextSince || (reporters.join() === nextReporters.join() && feed.quorum === nextQuorum)) return reporters;
  await db.update(oracleFeed, { id }).set({ reporters: nextReporters, quorum: nextQuorum });
  for (const reporter of reporters) await db.update(oracleReporter, { id: reporter }).set({ isReporter: false });
  for (const reporter of nextReporters) {
    await db
      .insert(oracleReporter)
      .values({ ...zeroOf(oracleReporterRow), id: reporter, isReporter: true })
      .onConflictDoUpdate({ isReporter: true });
  }
  return nextReporters;
}
