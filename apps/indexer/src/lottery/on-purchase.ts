import type { IndexingFunctionArgs } from 'ponder:registry';
import { lotteryPurchase, lotteryRound } from 'ponder:schema';
import { nextTicket, roundAfterPurchase } from '@besc/domain/lottery/round-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { saveFirst, saveTotal } from '../shared/save-milestone';
import { readNumbers } from './read-numbers';
import { readRound, saveStep } from './save-lottery';

/** An account bought tickets; their numbers follow those that were sold before. */
export async function onPurchase({
  event,
  context: { db },
}: IndexingFunctionArgs<'Lottery:TicketsPurchase'>): Promise<void> {
  const { args, block, transaction } = event;
  const { amount } = args;
  const tickets = Number(args.numberTickets);
  // The store changes the row that it gave.
  const round = { ...(await readRound(db, args.lotteryId)) };
  const firstTicket = nextTicket(round);
  const id = String(firstTicket);
  const user = indexId(args.buyer);
  const place = { block: Number(block.number), timestamp: Number(block.timestamp) };
  await db.insert(lotteryPurchase).values({
    id,
    roundId: round.id,
    userId: user,
    lotteryId: round.lotteryId,
    firstTicket,
    tickets,
    amount,
    numbers: await readNumbers(event, firstTicket),
    ...place,
    hash: transaction.hash,
    previous: round.lastPurchase,
  });
  const { isNewInRound, totalTickets } = await saveStep(db, { round, user, place, step: { tickets, spent: amount } });
  await saveFirst(db, { kind: 'ticket', account: user, ...place });
  await saveTotal(db, { kind: 'tickets', account: user, ...place, total: totalTickets });
  const bought = roundAfterPurchase(round, { tickets, amount, isNewUser: isNewInRound });
  await db.update(lotteryRound, { id: round.id }).set({ ...bought, lastPurchase: id });
}
