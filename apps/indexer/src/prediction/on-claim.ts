import type { IndexingFunctionArgs } from 'ponder:registry';
import { predictionBet } from 'ponder:schema';
import { betAfterClaim, withClaim } from '@besc/domain/prediction/bet-sums';
import { indexId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { saveSums } from './save-game';
import { readRound, settleRound } from './settle-round';

/** An account took what a round gave it. Throws MissingRowError. */
export async function onClaim({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Prediction:Claim'>): Promise<void> {
  const [time, number] = [Number(block.timestamp), Number(block.number)];
  const round = await readRound(db, args.epoch);
  // A round that ran out of time gives its bets back before anybody calls it failed.
  await settleRound(db, { round, time, block: number });
  const user = indexId(args.sender);
  const id = `${round.id}-${user}`;
  const bet = await foundRow('predictionBet', id, db.find(predictionBet, { id }));
  const { amount } = args;
  await db.update(predictionBet, { id }).set({
    ...betAfterClaim(bet, amount),
    isClaimable: false,
    claimedAt: time,
    claimedBlock: number,
    claimedHash: transaction.hash,
    updatedAt: time,
  });
  await saveSums(db, { user, time, block: number, step: (sums) => withClaim(sums, amount) });
}
