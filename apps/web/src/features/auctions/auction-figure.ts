import { contractOf } from '@besc/contracts/deploy/contract-of';
import { computeAuction } from '@besc/sdk/auctions/compute-auction';
import { fetchAuctions } from '@besc/wire/auctions/fetch-auctions';
import { deployedToken } from '../../blocks/chain/deployed-token';
import type { MakeFigure } from '../../blocks/check/figure';
import { pageAuctions } from './auctions.queries';

/** What came of an auction. */
export const auctionFigure =
  (number: number): MakeFigure =>
  (settings) => {
    const { address, startBlock } = contractOf(settings, 'auctions', 'auction');
    return {
      name: { text: 'Auction' },
      formula: { text: 'All bids of the auction, and those that its close burned.' },
      sources: [{ contract: address, events: ['AuctionBid', 'AuctionClaim'] }],
      parts: [
        { name: { text: 'Bidders' }, unit: 'count' },
        { name: { text: 'Winners' }, unit: 'count' },
        { name: { text: 'Burned' }, unit: deployedToken(settings, 'money') },
      ],
      told: async (request) => {
        const { rows } = await fetchAuctions({ ...request, first: pageAuctions });
        const row = rows.find((one) => one.number === number);
        return row ? [BigInt(row.participants), BigInt(row.winners), row.burned] : [undefined, undefined, undefined];
      },
      compute: (chain) => computeAuction(chain, { address, fromBlock: BigInt(startBlock), number }),
    };
  };
