import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { computeBids } from '@besc/sdk/auctions/compute-bids';
import { fetchAccountBids } from '@besc/wire/auctions/fetch-account-bids';
import { deployedToken } from '../../blocks/chain/deployed-token';
import { formulas } from '../../blocks/check/formulas';
import type { AccountHistory } from '../../blocks/feature/account-history';

/** What an account bid in all auctions, and what became of it. */
export const bidHistory: AccountHistory = (settings, account) => {
  const auction = contractIfAny(settings, 'auctions', 'auction');
  if (auction === undefined) return [];
  const { address, startBlock } = auction;
  const money = deployedToken(settings, 'money');
  return [
    {
      name: { text: 'Auction' },
      formula: formulas.addedUp,
      sources: [{ contract: address, events: ['AuctionBid', 'AuctionClaim'] }],
      parts: [
        { name: { text: 'Bid' }, unit: money },
        { name: { text: 'Claimed' }, unit: money },
        { name: { text: 'Burned' }, unit: money },
      ],
      told: async (request) => {
        const rows = await fetchAccountBids({ ...request, account });
        return ['bid', 'claim', 'win'].map((kind) =>
          rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0n),
        );
      },
      compute: (chain) => computeBids(chain, { address, fromBlock: BigInt(startBlock), account }),
    },
  ];
};
