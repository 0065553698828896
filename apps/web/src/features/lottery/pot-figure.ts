import { computePot } from '@besc/sdk/lottery/compute-lottery';
import { fetchLotteryRound } from '@besc/wire/lottery/fetch-lottery-rounds';
import type { MakeFigure } from '../../blocks/check/figure';
import type { LotteryPlace } from './lottery-place';

/** What is in the pot of a round, and its tickets. */
export const potFigure =
  ({ game: address, fromBlock, money }: LotteryPlace, round: number): MakeFigure =>
  () => ({
    name: { text: 'Prize pot' },
    formula: { text: 'What the round began with, what was added to it, and what all its tickets cost.' },
    sources: [{ contract: address, events: ['LotteryOpen', 'LotteryInjection', 'TicketsPurchase'] }],
    parts: [
      { name: { text: 'Prize pot' }, unit: money },
      { name: { text: 'Tickets' }, unit: 'count' },
    ],
    told: async (request) => {
      const row = await fetchLotteryRound({ ...request, lotteryId: round });
      return row ? [row.amountCollected + row.amountInjected, BigInt(row.totalTickets)] : [undefined, undefined];
    },
    compute: (chain) => computePot(chain, { address, fromBlock, round }),
  });
