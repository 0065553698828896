import type { IndexingFunctionArgs } from 'ponder:registry';
import { lotteryRound } from 'ponder:schema';
import { roundAfterClaim } from '@besc/domain/lottery/round-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { readRound, saveStep } from './save-lottery';

/** An account took what some of its tickets won, or cost in a round that refunds. */
export async function onClaim({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Lottery:TicketsClaim'>): Promise<void> {
  const claim = { tickets: Number(args.numberTickets), amount: args.amount };
  const round = { ...(await readRound(db, args.lotteryId)) };
  const place = { block: Number(block.number), timestamp: Number(block.timestamp) };
  const step = { claimedTickets: claim.tickets, claimedAmount: claim.amount };
  await saveStep(db, { round, user: indexId(args.claimer), place, step });
  await db.update(lotteryRound, { id: round.id }).set(roundAfterClaim(round, claim));
}
