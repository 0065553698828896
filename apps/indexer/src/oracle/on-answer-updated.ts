import type { IndexingFunctionArgs } from 'ponder:registry';
import { oracleAnswer, oracleFeed, oracleReporter } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { MissingRowError } from '../shared/missing-row-error';
import { signedReports } from './signed-reports';

/** A quorum's median became the price. Throws MissingRowError. */
export async function onAnswerUpdated({
  event: { args, block, log, transaction },
  context: { db, chain },
}: IndexingFunctionArgs<'PriceOracle:AnswerUpdated'>): Promise<void> {
  const [roundId, updatedAt] = [Number(args.roundId), Number(args.updatedAt)];
  await db.insert(oracleAnswer).values({
    id: String(roundId),
    ...{ roundId, updatedAt, price: args.current },
    block: Number(block.number),
    hash: transaction.hash,
  });
  const oracle = indexId(log.address);
  const feed = await db.find(oracleFeed, { id: oracle });
  if (!feed) throw new MissingRowError('oracleFeed', oracle);
  const place = { oracle: log.address, chainId: chain.id, reporters: feed.reporters };
  for (const [reporter, price] of await signedReports(transaction, place)) {
    await db
      .update(oracleReporter, { id: reporter })
      .set(({ reports }) => ({ price, updatedAt, roundId, reports: reports + 1 }));
  }
}
