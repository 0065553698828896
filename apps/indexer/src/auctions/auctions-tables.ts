import {
  auctionActionShape,
  auctionBidderShape,
  auctionBidShape,
  auctionShape,
} from '@besc/domain/auctions/auctions-rows';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

export const auction = onchainTable(
  'auction',
  (t) => columns(t, auctionShape),
  (table) => ({ byNumber: index().on(table.number) }),
);

export const auctionBid = onchainTable(
  'auction_bid',
  (t) => columns(t, auctionBidShape),
  (table) => ({
    byAuction: index().on(table.auctionNumber, table.amount),
    byAccount: index().on(table.account, table.timestamp),
  }),
);

export const auctionAction = onchainTable(
  'auction_action',
  (t) => columns(t, auctionActionShape),
  (table) => ({
    byAuction: index().on(table.auctionNumber, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
  }),
);

export const auctionBidder = onchainTable(
  'auction_bidder',
  (t) => columns(t, auctionBidderShape),
  (table) => ({ byList: index().on(table.isWhitelisted, table.timestamp) }),
);
