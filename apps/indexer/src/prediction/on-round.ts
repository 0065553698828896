import type { IndexingFunctionArgs } from 'ponder:registry';
import { predictionRound } from 'ponder:schema';
import { roundPosition } from '@besc/domain/prediction/bet-outcome';
import { treasuryAfterRound } from '@besc/domain/prediction/round-ledger';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { predictionRoundRow } from './prediction-tables';
import { saveGame } from './save-game';
import { positionText, readRound, settleRound } from './settle-round';

export async function onStartRound({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Prediction:StartRound'>): Promise<void> {
  const epoch = Number(args.epoch);
  await db.insert(predictionRound).values({
    ...zeroOf(predictionRoundRow),
    id: String(epoch),
    epoch,
    previous: epoch > 1 ? String(epoch - 1) : null,
    startAt: Number(block.timestamp),
    startBlock: Number(block.number),
    startHash: transaction.hash,
  });
  await saveGame(db, () => ({ epoch }));
}

export async function onLockRound({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Prediction:LockRound'>): Promise<void> {
  await db.update(predictionRound, { id: String(args.epoch) }).set({
    lockAt: Number(block.timestamp),
    lockBlock: Number(block.number),
    lockHash: transaction.hash,
    lockPrice: args.price,
    lockRoundId: String(args.oracleRoundId),
  });
}

export async function onEndRound({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Prediction:EndRound'>): Promise<void> {
  const { lockPrice } = await readRound(db, args.epoch);
  const position = roundPosition(lockPrice ?? undefined, args.price);
  await db.update(predictionRound, { id: String(args.epoch) }).set({
    closeAt: Number(block.timestamp),
    closeBlock: Number(block.number),
    closeHash: transaction.hash,
    closePrice: args.price,
    closeRoundId: String(args.oracleRoundId),
    position: position && positionText[position],
  });
}

/** Comes right after the end of a round. */
export async function onRewardsCalculated({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Prediction:RewardsCalculated'>): Promise<void> {
  const { rewardAmount, rewardBaseCalAmount } = args;
  const before = await readRound(db, args.epoch);
  const round = { ...before, rewardAmount, rewardBaseCalAmount };
  await db.update(predictionRound, { id: round.id }).set({ rewardAmount, rewardBaseCalAmount });
  await saveGame(db, (sums) => treasuryAfterRound(sums, args));
  await settleRound(db, { round, time: Number(block.timestamp), block: Number(block.number) });
}

/** Rounds up to an epoch that have not closed never will: at most the newest two, and a claim may settle one. */
export async function onRoundsFailed({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Prediction:RoundsFailed'>): Promise<void> {
  const failedThrough = Number(args.epoch);
  await saveGame(db, () => ({ failedThrough }));
  for (const epoch of [args.epoch - 1n, args.epoch]) {
    if (epoch < 1n) continue;
    const round = await readRound(db, epoch);
    await settleRound(db, { round, time: Number(block.timestamp), block: Number(block.number) });
  }
}
