import { devAccounts } from '@besc/localnet/dev-accounts';
import { fetchAccountBids } from '@besc/wire/auctions/fetch-account-bids';
import { fetchAuctionActions } from '@besc/wire/auctions/fetch-auction-actions';
import { fetchAuctions } from '@besc/wire/auctions/fetch-auctions';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { AskedDocuments } from '../support/asked-documents';

/** Bids in auctions of the history. */
const bidder = checksumAddress(devAccounts(2)[1]?.address ?? '');

export const asked: AskedDocuments = {
  fetchAuctions: async ({ url }) => (await fetchAuctions({ url, first: 3 })).rows,
  fetchAccountBids: ({ url }) => fetchAccountBids({ url, account: bidder }),
  fetchAuctionActions: async ({ url }) => (await fetchAuctionActions({ url, account: bidder, first: 3 })).rows,
};
