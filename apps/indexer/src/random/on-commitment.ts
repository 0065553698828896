import type { IndexingFunctionArgs } from 'ponder:registry';
import { randomSource, randomWord } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { wordIdOf } from '../shared/word-id';
import { randomSourceRow, randomWordRow } from './random-tables';

/** Comes with the deployment of a source, before every other event of it. */
export async function onBondSet({
  event,
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:BondSet'>): Promise<void> {
  const { bond } = event.args;
  await db
    .insert(randomSource)
    .values({ ...zeroOf(randomSourceRow), id: indexId(event.log.address), bond })
    .onConflictDoUpdate({ bond });
}

/** The operator committed to a secret. */
export async function onCommitted({
  event: { args, block, log, transaction },
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:Committed'>): Promise<void> {
  const sourceId = indexId(log.address);
  const number = Number(args.id);
  await db.insert(randomWord).values({
    ...zeroOf(randomWordRow),
    id: wordIdOf(sourceId, number),
    sourceId,
    number,
    status: 'committed',
    commitment: args.hash,
    bond: args.bond,
    commitBlock: Number(block.number),
    commitTime: Number(block.timestamp),
    commitHash: transaction.hash,
  });
  await db.update(randomSource, { id: sourceId }).set({ committed: number + 1 });
}

/** Somebody added to the bond of a commitment. */
export async function onBondRaised({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:BondRaised'>): Promise<void> {
  await db.update(randomWord, { id: wordIdOf(indexId(log.address), args.id) }).set({ bond: args.bond });
}

/** The newest commitment was taken back before anybody reserved it. */
export async function onWithdrawn({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:Withdrawn'>): Promise<void> {
  const sourceId = indexId(log.address);
  await db.delete(randomWord, { id: wordIdOf(sourceId, args.id) });
  await db.update(randomSource, { id: sourceId }).set({ committed: Number(args.id) });
}
