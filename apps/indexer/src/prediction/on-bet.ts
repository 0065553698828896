import type { IndexingFunctionArgs } from 'ponder:registry';
import { predictionBet, predictionRound } from 'ponder:schema';
import type { Position } from '@besc/domain/prediction/bet-outcome';
import { withBet } from '@besc/domain/prediction/bet-sums';
import { betsAfterBet } from '@besc/domain/prediction/round-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { predictionBetRow } from './prediction-tables';
import { saveSums } from './save-game';
import { positionText, readRound } from './settle-round';

type Args = IndexingFunctionArgs<'Prediction:BetBull' | 'Prediction:BetBear'>;

/** An account bet on a side; once an epoch. */
export function onBet(position: Position): (args: Args) => Promise<void> {
  return async ({ event: { args, block, transaction }, context: { db } }) => {
    const bet = { position, amount: args.amount };
    const round = await readRound(db, args.epoch);
    const user = indexId(args.sender);
    const id = `${round.id}-${user}`;
    const [time, number] = [Number(block.timestamp), Number(block.number)];
    // The store changes the row that it gave.
    const { lastBet: previous } = round;
    await db.update(predictionRound, { id: round.id }).set({ ...betsAfterBet(round, bet), lastBet: id });
    await db.insert(predictionBet).values({
      ...zeroOf(predictionBetRow),
      ...bet,
      id,
      roundId: round.id,
      userId: user,
      epoch: round.epoch,
      hash: transaction.hash,
      block: number,
      position: positionText[position],
      outcome: 'live',
      createdAt: time,
      updatedAt: time,
      previous,
    });
    await saveSums(db, { user, time, block: number, step: (sums) => withBet(sums, bet) });
  };
}
