import type { IndexingFunctionArgs } from 'ponder:registry';
import { oracleAnswer, oracleReporter } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { saveReporters } from './save-reporters';
import { signedReports } from './signed-reports';

/** A quorum's median became the price, or that of more reports took its place. Throws MissingRowError. */
export async function onAnswerUpdated({
  event: { args, block, log, transaction },
  context: { db, chain },
}: IndexingFunctionArgs<'PriceOracle:AnswerUpdated'>): Promise<void> {
  const [roundId, updatedAt] = [Number(args.roundId), Number(args.updatedAt)];
  const answer = { price: args.current, block: Number(block.number), hash: transaction.hash };
  await db
    .insert(oracleAnswer)
    .values({ id: String(roundId), roundId, updatedAt, ...answer })
    .onConflictDoUpdate(answer);
  const reporters = await saveReporters(db, { id: indexId(log.address), time: updatedAt });
  const place = { oracle: log.address, chainId: chain.id, reporters };
  for (const [reporter, price] of await signedReports(transaction, place)) {
    await db.update(oracleReporter, { id: reporter }).set((before) => {
      const isFirst = before.roundId !== roundId;
      return { price, updatedAt, roundId, reports: before.reports + (isFirst ? 1 : 0) };
    });
  }
}
