import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { lotteryPurchase, lotteryRound } from 'ponder:schema';
import { roundOutcomes } from '@besc/domain/lottery/round-outcomes';
import { InconsistentAnswerError } from '../shared/inconsistent-answer-error';
import { MissingRowError } from '../shared/missing-row-error';
import { type RoundRow, readRound, saveGame, saveStep } from './save-lottery';

type PurchaseRow = typeof lotteryPurchase.$inferSelect;

/** The number was drawn. Throws InconsistentAnswerError when the tickets that we know win another number of prizes. */
export async function onDrawn({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Lottery:LotteryNumberDrawn'>): Promise<void> {
  const round = { ...(await readRound(db, args.lotteryId)) };
  const finalNumber = Number(args.finalNumber);
  const pot = round.amountCollected + round.amountInjected;
  const purchases = (await readPurchases(db, round)).map(({ userId, numbers }) => ({ account: userId, numbers }));
  const outcomes = roundOutcomes({ pot, shares: round.rewardsBreakdown, purchases }, finalNumber);
  const { winners, prizes, rollover, accounts } = outcomes;
  const winningTickets = winners.reduce((sum, count) => sum + count, 0);
  if (BigInt(winningTickets) !== args.countWinningTickets) {
    throw new InconsistentAnswerError(
      `round ${round.id} has ${args.countWinningTickets} prizes, not ${winningTickets}`,
    );
  }
  const place = { block: Number(block.number), timestamp: Number(block.timestamp) };
  for (const [user, { winning, won }] of accounts) await saveStep(db, { round, user, place, step: { winning, won } });
  await db.update(lotteryRound, { id: round.id }).set({
    ...{ status: 'Claimable', finalNumber, winningTickets, amountWon: pot - rollover, amountRolledOut: rollover },
    ...{ winnersPerBracket: winners, prizePerBracket: prizes },
    ...{ settledBlock: place.block, settledTime: place.timestamp, settledHash: transaction.hash },
  });
  await saveGame(db, ({ pendingInjection }) => ({ pendingInjection: pendingInjection + rollover }));
}

/** No number came: each ticket gives back what it cost, and what was injected goes to the next round with the lost bond. */
export async function onRefunding({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Lottery:LotteryRefunding'>): Promise<void> {
  const { bond } = args;
  const round = { ...(await readRound(db, args.lotteryId)) };
  const place = { block: Number(block.number), timestamp: Number(block.timestamp) };
  const spent = new Map<PurchaseRow['userId'], bigint>();
  for (const { userId, amount } of await readPurchases(db, round)) {
    spent.set(userId, (spent.get(userId) ?? 0n) + amount);
  }
  for (const [user, refunded] of spent) await saveStep(db, { round, user, place, step: { refunded } });
  const amountRolledOut = round.amountInjected + bond;
  await db.update(lotteryRound, { id: round.id }).set({
    ...{ status: 'Refunding', bondLost: bond, amountRolledOut },
    ...{ settledBlock: place.block, settledTime: place.timestamp, settledHash: transaction.hash },
  });
  await saveGame(db, ({ pendingInjection }) => ({ pendingInjection: pendingInjection + amountRolledOut }));
}

/** All purchases of a round, the newest first. */
async function readPurchases(db: Context['db'], round: RoundRow): Promise<PurchaseRow[]> {
  const purchases: PurchaseRow[] = [];
  for (let id = round.lastPurchase; id !== null; ) {
    const purchase = await db.find(lotteryPurchase, { id });
    if (!purchase) throw new MissingRowError('lotteryPurchase', id);
    purchases.push(purchase);
    id = purchase.previous;
  }
  return purchases;
}
