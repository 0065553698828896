import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { lotteryPurchase, lotteryRound } from 'ponder:schema';
import { gameAfterRound, roundAfterBond, roundAfterDraw, roundAfterRefund } from '@besc/domain/lottery/round-ledger';
import type { IndexId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { InconsistentAnswerError } from '../shared/inconsistent-answer-error';
import { saveFirst } from '../shared/save-milestone';
import { type RoundRow, readRound, saveGame, saveStep } from './save-lottery';

type PurchaseRow = typeof lotteryPurchase.$inferSelect;

/** The number was drawn. Throws InconsistentAnswerError when the tickets that we know win another number of prizes. */
export async function onDrawn({
  event,
  context: { db },
}: IndexingFunctionArgs<'Lottery:LotteryNumberDrawn'>): Promise<void> {
  const { lotteryId, finalNumber, countWinningTickets } = event.args;
  const round = { ...(await readRound(db, lotteryId)) };
  const drawn = roundAfterDraw(round, await readPurchases(db, round), Number(finalNumber));
  const { winningTickets } = drawn.round;
  if (BigInt(winningTickets) !== countWinningTickets) {
    throw new InconsistentAnswerError(`round ${round.id} has ${countWinningTickets} prizes, not ${winningTickets}`);
  }
  await saveSettled(db, event, { round, status: 'Claimable', settled: drawn });
}

/**
 * No number came: each ticket gives back what it cost, and what was injected goes to the next round with the lost bond. Told once
 * more of a round never closed, when its bond is lost later.
 */
export async function onRefunding({
  event,
  context: { db },
}: IndexingFunctionArgs<'Lottery:LotteryRefunding'>): Promise<void> {
  const { lotteryId, bond } = event.args;
  const round = { ...(await readRound(db, lotteryId)) };
  if (round.status === 'Refunding') {
    await db.update(lotteryRound, { id: round.id }).set(roundAfterBond(round, bond));
    return saveGame(db, (game) => gameAfterRound(game, { amountRolledOut: bond }));
  }
  const refunded = roundAfterRefund(round, await readPurchases(db, round), bond);
  await saveSettled(db, event, { round, status: 'Refunding', settled: refunded });
}

type SettledEvent = Pick<IndexingFunctionArgs<'Lottery:LotteryRefunding'>['event'], 'block' | 'transaction'>;
type Settled = ReturnType<typeof roundAfterDraw<IndexId>> | ReturnType<typeof roundAfterRefund<IndexId>>;

/** Stores what has become of a round, of its accounts, and what the next round begins with. */
async function saveSettled(
  db: Context['db'],
  { block, transaction }: SettledEvent,
  { round, status, settled }: { round: RoundRow; status: RoundRow['status']; settled: Settled },
): Promise<void> {
  const place = { block: Number(block.number), timestamp: Number(block.timestamp) };
  for (const [user, step] of settled.steps) {
    await saveStep(db, { round, user, place, step });
    if (step.won) await saveFirst(db, { kind: 'ticket-win', account: user, ...place });
  }
  await db.update(lotteryRound, { id: round.id }).set({
    ...settled.round,
    status,
    settledBlock: place.block,
    settledTime: place.timestamp,
    settledHash: transaction.hash,
  });
  await saveGame(db, (game) => gameAfterRound(game, settled.round));
}

/** All purchases of a round, the newest first. */
async function readPurchases(db: Context['db'], round: RoundRow): Promise<PurchaseRow[]> {
  const purchases: PurchaseRow[] = [];
  for (let id = round.lastPurchase; id !== null; ) {
    const purchase = await foundRow('lotteryPurchase', id, db.find(lotteryPurchase, { id }));
    purchases.push(purchase);
    id = purchase.previous;
  }
  return purchases;
}
