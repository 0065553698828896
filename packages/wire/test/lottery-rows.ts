import { checksumAddress } from '../src/shared/checksum-address';

export const hash = `0x${'Ab'.repeat(32)}`;
/** Who has these rows. */
export const account = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');
export const round = {
  ...{ lotteryId: 7, status: 'Claimable', startTime: 100, endTime: 43_300, ticketPrice: '70000000000000000000' },
  ...{ discountDivisor: 2000, rewardsBreakdown: [0, 1000, 2000, 7000], firstTicket: 41, lastTicket: 42 },
  ...{ finalNumber: 10_007, totalUsers: 1, totalTickets: 2, winningTickets: 1, claimedTickets: 0 },
  ...{ amountCollected: '1', amountInjected: '2', amountRolledIn: '2', winnersPerBracket: [0, 0, 0, 1] },
  ...{
    prizePerBracket: ['0', '0', '0', '2'],
    amountWon: '2',
    amountClaimed: '0',
    amountRolledOut: '1',
    bondLost: null,
  },
  ...{ block: 5, timestamp: 100, hash, closeBlock: 6, closeTime: 41_500, closeHash: hash },
  ...{ settledBlock: 9, settledTime: 43_301, settledHash: hash, wordId: '0xabc-6' },
};
export const sums = {
  ...{ totalRounds: 1, totalTickets: 2, totalSpent: '1', winningTickets: 1, claimedTickets: 0 },
  ...{ totalWon: '340282366920938463463374607431768211456', totalRefunded: '0', totalClaimed: '0' },
};
export const accountRound = {
  ...{ lotteryId: 7, totalTickets: 2, totalSpent: '1', winningTickets: 1, won: '2', refunded: '0', claimed: false },
  ...{ claimedTickets: 0, claimedAmount: '0', claimable: '2', block: 5, timestamp: 101 },
  lottery: { status: 'Refunding', startTime: 100, endTime: 43_300, ticketPrice: '70', finalNumber: null },
};
