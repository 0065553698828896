import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { meantContract } from '../shared/writes/call-meaning';

/** The lottery. What tickets cost is known to the contract, and bounded by what it is allowed to take. */
export const lotteryMeaning = meantContract(
  lotteryAbi,
  { slug: 'lottery', name: 'game' },
  {
    batchBuyLottoTicket: ['Buy tickets', { lotteryId: ['Round'], count: ['Tickets'], numbers: ['Numbers'] }],
    claimReward: ['Claim a prize', { lotteryId: ['Round'], ticketId: ['Ticket'] }],
    batchClaimRewards: ['Claim prizes', { lotteryId: ['Round'], ticketIds: ['Tickets'] }],
  },
);
