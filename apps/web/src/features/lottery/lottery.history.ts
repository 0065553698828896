import { computeTickets } from '@besc/sdk/lottery/compute-lottery';
import { fetchLotteryAccount } from '@besc/wire/lottery/fetch-lottery-account';
import type { AccountHistory } from '../../blocks/feature/account-history';
import { lotteryPlace } from './lottery-place';

/** An account's tickets, and what was claimed for them. */
export const ticketHistory: AccountHistory = (settings, account) => {
  const place = lotteryPlace(settings);
  if (place === undefined) return [];
  const { game: address, fromBlock, money } = place;
  return [
    {
      name: { text: 'Lottery' },
      formula: { text: 'All purchases and claims of the account.' },
      sources: [{ contract: address, events: ['TicketsPurchase', 'TicketsClaim'] }],
      parts: [
        { name: { text: 'Tickets' }, unit: 'count' },
        { name: { text: 'Total spent' }, unit: money },
        { name: { text: 'Claimed' }, unit: money },
      ],
      told: async (request) => {
        const { sums } = await fetchLotteryAccount({ ...request, account, limit: 1 });
        return [BigInt(sums?.totalTickets ?? 0), sums?.totalSpent ?? 0n, sums?.totalClaimed ?? 0n];
      },
      compute: (chain) => computeTickets(chain, { address, fromBlock, account }),
    },
  ];
};
