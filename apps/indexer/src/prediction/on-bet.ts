import type { IndexingFunctionArgs } from 'ponder:registry';
import { predictionBet, predictionRound } from 'ponder:schema';
import type { Position } from '@besc/domain/prediction/bet-outcome';
import { type BetSums, withBet } from '@besc/domain/prediction/bet-sums';
import { betsAfterBet } from '@besc/domain/prediction/round-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { saveSums } from './save-game';
import { positionText, readRound } from './settle-round';

type Args = IndexingFunctionArgs<'Prediction:BetBull' | 'Prediction:BetBear'>;

/** An account bet on a side; once an epoch. */
export function onBet(position: Position): (args: Args) => Promise<void> {
  return async ({ event: { args, block, transaction }, context: { db } }) => {
    const { amount } = args;
    const round = await readRound(db, args.epoch);
    const user = indexId(args.sender);
    const id = `${round.id}-${user}`;
    const time = Number(block.timestamp);
    // The store changes the row that it gave.
    const { lastBet: previous } = round;
    await db
      .update(predictionRound, { id: round.id })
      .set({ ...betsAfterBet(round, { position, amount }), lastBet: id });
    await db.insert(predictionBet).values({
      id,
      roundId: round.id,
      userId: user,
      epoch: round.epoch,
      hash: transaction.hash,
      block: Number(block.number),
      amount,
      position: positionText[position],
      outcome: 'live',
      payout: 0n,
      claimed: false,
      isClaimable: false,
      claimedAt: null,
      claimedBlock: null,
      claimedHash: null,
      claimedAmount: null,
      claimedNetAmount: null,
      createdAt: time,
      updatedAt: time,
      previous,
    });
    const step = (sums: BetSums) => withBet(sums, { position, amount });
    await saveSums(db, { user, time, block: Number(block.number), step });
  };
}
