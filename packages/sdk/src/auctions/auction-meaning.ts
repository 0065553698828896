import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import { meantContract } from '../shared/writes/call-meaning';

/** What people sign of auctions. */
export const auctionMeaning = meantContract(
  farmAuctionAbi,
  { slug: 'auctions', name: 'auction' },
  {
    bid: ['Bid', { amount: ['Pay', 'money'] }],
    claimAuction: ['Take a bid back', { auctionId: ['Round'] }],
  },
);
