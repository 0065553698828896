import type { IndexingFunctionArgs } from 'ponder:registry';
import { lotteryGame, lotteryRound } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { foundRow } from '../shared/found-row';
import { lotteryRoundRow } from './lottery-tables';
import { readRoundTerms } from './read-round-terms';
import { reservedWord } from './reserved-word';
import { readRound, saveGame } from './save-lottery';

/** A round opened; it has reserved its random word right before. Throws MissingRowError. */
export async function onOpen({ event, context: { db } }: IndexingFunctionArgs<'Lottery:LotteryOpen'>): Promise<void> {
  const { args, block, transaction } = event;
  const game = await foundRow('lotteryGame', '1', db.find(lotteryGame, { id: '1' }));
  const lotteryId = Number(args.lotteryId);
  const consumer = indexId(event.log.address);
  const wordId = await reservedWord(db, { source: game.randomSource, consumer, hash: transaction.hash });
  const terms = await readRoundTerms(event);
  await db.insert(lotteryRound).values({
    ...zeroOf(lotteryRoundRow),
    id: String(lotteryId),
    lotteryId,
    status: 'Open',
    ...terms,
    wordId,
    startTime: Number(args.startTime),
    endTime: Number(args.endTime),
    ticketPrice: args.priceTicketInDexToken,
    firstTicket: Number(args.firstTicketId),
    amountInjected: args.injectedAmount,
    amountRolledIn: args.injectedAmount,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
    hash: transaction.hash,
  });
  await saveGame(db, () => ({ currentLotteryId: lotteryId, pendingInjection: 0n }));
}

/** Somebody added to the prizes of an open round. */
export async function onInjection({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Lottery:LotteryInjection'>): Promise<void> {
  const { injectedAmount } = args;
  const { id, amountInjected } = await readRound(db, args.lotteryId);
  await db.update(lotteryRound, { id }).set({ amountInjected: amountInjected + injectedAmount });
  await saveGame(db, ({ totalGifts }) => ({ totalGifts: totalGifts + injectedAmount }));
}

/** The sales of a round ended. */
export async function onClose({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Lottery:LotteryClose'>): Promise<void> {
  await db.update(lotteryRound, { id: String(args.lotteryId) }).set({
    status: 'Close',
    closeBlock: Number(block.number),
    closeTime: Number(block.timestamp),
    closeHash: transaction.hash,
  });
}
