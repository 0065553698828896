import type { Address } from '@besc/domain/shared/address';
import { readAuction, readAuctionCount, readIsWhitelisted, readOwnBids } from '@besc/sdk/auctions/read-auctions';
import { orNothing } from '@besc/sdk/shared/reads/or-nothing';
import { fetchAuctionActions } from '@besc/wire/auctions/fetch-auction-actions';
import { fetchAuctions } from '@besc/wire/auctions/fetch-auctions';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import type { AuctionsPlace } from './auctions-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Account = Address | undefined;

/** Past auctions of the list. */
export const pageAuctions = 12;
/** Own bids of a page. */
const pageActions = 25;

/** The newest auction, if there is one, and the account's part in all of them: undefined where that could not be read. */
export function auctionQuery({ reader }: Access, { address }: AuctionsPlace, account: Account) {
  const at = { reader, address };
  return chainQuery({
    key: ['auctions-newest', address, account],
    read: async () => {
      const count = await readAuctionCount(at);
      const [newest, own, isListed] = await Promise.all([
        readAuction(at, count),
        account && orNothing(readOwnBids(at, { account, count })),
        account && orNothing(readIsWhitelisted(at, account)),
      ]);
      return { count, newest, own, isListed };
    },
  });
}

/** An earlier auction by its number; null when there is none. It changes only as bids are taken back. */
export function pastAuctionQuery({ reader }: Access, { address }: AuctionsPlace, number: number | undefined) {
  return chainQuery({
    key: ['auctions-past', address, number],
    freshnessBlocks: 20,
    read:
      number === undefined || number < 1
        ? undefined
        : async () => ({ round: await readAuction({ reader, address }, number) }),
  });
}

/** The newest closed auctions with their results. */
export function closedAuctionsQuery(access: Access) {
  return indexQuery(access, {
    key: ['auctions-closed'],
    refreshMs: 30_000,
    ask: async (request: IndexRequest) =>
      (await fetchAuctions({ ...request, first: pageAuctions })).rows.filter(({ status }) => status === 'close'),
  });
}

/** What the account bid and took back, the newest first. */
export function actionsQuery(access: Access, account: Account) {
  return indexQuery(access, {
    key: ['auctions-actions', account],
    refreshMs: 30_000,
    ask: account && ((request: IndexRequest) => fetchAuctionActions({ ...request, account, first: pageActions })),
  });
}
