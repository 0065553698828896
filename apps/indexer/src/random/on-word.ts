import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { randomSource, randomWord } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { wordIdOf } from '../shared/word-id';

type Step = 'Reserved' | 'Requested' | 'Noted' | 'Revealed' | 'Expired';
type Place = Pick<IndexingFunctionArgs<`CommitRandom:${Step}`>['event'], 'log'> & {
  readonly args: { readonly id: bigint };
};

export async function onReserved({
  event,
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:Reserved'>): Promise<void> {
  const { args, block, transaction } = event;
  const consumer = indexId(args.consumer);
  await change(db, event, {
    status: 'reserved',
    consumer,
    reserveBlock: Number(block.number),
    reserveTime: Number(block.timestamp),
    reserveHash: transaction.hash,
  });
  await db
    .update(randomSource, { id: indexId(event.log.address) })
    .set({ reserved: Number(args.id) + 1, reservedBy: consumer, reservedHash: transaction.hash });
}

export async function onRequested({
  event,
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:Requested'>): Promise<void> {
  const { args, block, transaction } = event;
  await change(db, event, {
    status: 'requested',
    targetBlock: Number(args.targetBlock),
    deadline: Number(args.deadline),
    requestBlock: Number(block.number),
    requestTime: Number(block.timestamp),
    requestHash: transaction.hash,
  });
}

/** The hash of the target block was stored; the word keeps its state, for the secret is still to come. */
export async function onNoted({ event, context: { db } }: IndexingFunctionArgs<'CommitRandom:Noted'>): Promise<void> {
  const { args, block, transaction } = event;
  await change(db, event, {
    blockHash: args.blockHash,
    noteBlock: Number(block.number),
    noteTime: Number(block.timestamp),
    noteHash: transaction.hash,
  });
}

export async function onRevealed({
  event,
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:Revealed'>): Promise<void> {
  const { args, block, transaction } = event;
  await change(db, event, {
    status: 'revealed',
    secret: args.secret,
    word: args.word,
    revealBlock: Number(block.number),
    revealTime: Number(block.timestamp),
    revealHash: transaction.hash,
  });
}

/** The consumer gave the word up and has the bond. */
export async function onExpired({
  event,
  context: { db },
}: IndexingFunctionArgs<'CommitRandom:Expired'>): Promise<void> {
  const { block, transaction } = event;
  await change(db, event, {
    status: 'expired',
    expireBlock: Number(block.number),
    expireTime: Number(block.timestamp),
    expireHash: transaction.hash,
  });
}

async function change(
  db: Context['db'],
  { args, log }: Place,
  columns: Partial<typeof randomWord.$inferInsert>,
): Promise<void> {
  await db.update(randomWord, { id: wordIdOf(indexId(log.address), args.id) }).set(columns);
}
