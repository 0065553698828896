import {
  askOrderShape,
  collectionDayShape,
  collectionShape,
  holderShape,
  nftShape,
  nftTransactionShape,
  nftUserShape,
} from '@besc/domain/nfts/nft-rows';
import { index, onchainTable, relations } from 'ponder';
import { periods } from '../shared/periods';
import { columns } from '../shared/row-columns';

export const collectionRow = {
  ...collectionShape,
  /** Where metadata begins, for all items that have no place of their own. */
  baseURI: 'text',
  /** Whether that stays for ever. */
  isLocked: 'flag',
  /** Its newest item: each item knows the one before. */
  lastItem: 'text?',
} as const;
export const collection = onchainTable(
  'collection',
  (t) => columns(t, collectionRow),
  (table) => ({
    byVolume: index().on(table.totalVolumeWBESC),
    byActivity: index().on(table.active, table.totalVolumeWBESC),
  }),
);

/** A kind of items of a collection. */
export const kindRow = {
  /** collection, "-", kind */
  id: 'text',
  collectionId: 'address',
  otherId: 'amount',
  name: 'text',
  /** Its own place of metadata; empty without one. */
  uri: 'text',
  /** Items that exist, and those that were burned. */
  totalSupply: 'count',
  totalBurned: 'count',
} as const;
export const nftKind = onchainTable(
  'nft_kind',
  (t) => columns(t, kindRow),
  (table) => ({ byCollection: index().on(table.collectionId, table.otherId) }),
);

export const itemRow = {
  ...nftShape,
  collectionId: 'address',
  previous: 'text?',
} as const;
export const nft = onchainTable(
  'nft',
  (t) => columns(t, itemRow),
  (table) => ({
    byOwner: index().on(table.owner, table.updatedAt),
    byCollection: index().on(table.collectionId, table.tokenId),
    byUpdate: index().on(table.isTradable, table.updatedAt),
    byCollectionUpdate: index().on(table.collectionId, table.isTradable, table.updatedAt),
    byPrice: index().on(table.collectionId, table.isTradable, table.currentAskPrice),
    byKind: index().on(table.collectionId, table.otherId, table.tokenId),
    byKindPrice: index().on(table.collectionId, table.otherId, table.isTradable, table.currentAskPrice),
  }),
);

/** How many items of a collection an account holds. */
export const holderRow = {
  /** collection, "-", account */
  id: 'text',
  collectionId: 'address',
  ...holderShape,
} as const;
export const nftHolder = onchainTable(
  'nft_holder',
  (t) => columns(t, holderRow),
  (table) => ({
    byCollection: index().on(table.collectionId, table.items),
    byAccount: index().on(table.account, table.items),
  }),
);

/** The starter of an account, which is had once for life. */
export const starterMint = onchainTable(
  'starter_mint',
  (t) =>
    columns(t, {
      /** The account. */
      id: 'address',
      tokenId: 'amount',
      otherId: 'amount',
      hash: 'hash',
      block: 'count',
      timestamp: 'time',
    }),
  (table) => ({ byTime: index().on(table.timestamp), byKind: index().on(table.otherId, table.timestamp) }),
);

const { date: _, dailyVolumeWBESC: _volume, dailyTrades: _trades, ...dayShape } = collectionDayShape;
/** Days of a collection, each as it ended, with what was traded. */
export const collectionDays = periods({
  of: 'collection',
  every: { day: (t) => ({ collectionId: t.text().notNull() }) },
  lasts: (t) => columns(t, dayShape),
  sums: (t) => columns(t, { VolumeWBESC: 'amount', Trades: 'count' }),
});
export const collectionDayData = collectionDays.day.table;

/** A sale. */
export const nftTransaction = onchainTable(
  'nft_transaction',
  (t) => columns(t, { ...nftTransactionShape, collectionId: 'address', nftId: 'text' }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byCollection: index().on(table.collectionId, table.timestamp),
    byNft: index().on(table.nftId, table.timestamp),
    byBuyer: index().on(table.buyer, table.timestamp),
    bySeller: index().on(table.seller, table.timestamp),
  }),
);

export const askOrder = onchainTable(
  'ask_order',
  (t) => columns(t, { ...askOrderShape, collectionId: 'address', nftId: 'text' }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byType: index().on(table.orderType, table.timestamp),
    byCollection: index().on(table.collectionId, table.timestamp),
    byCollectionType: index().on(table.collectionId, table.orderType, table.timestamp),
    byNft: index().on(table.nftId, table.timestamp),
    bySeller: index().on(table.seller, table.timestamp),
  }),
);

export const nftUser = onchainTable('nft_user', (t) => columns(t, nftUserShape));

export const collectionRelations = relations(collection, ({ many }) => ({
  nfts: many(nft),
  kinds: many(nftKind),
  holders: many(nftHolder),
}));

export const nftRelations = relations(nft, ({ one, many }) => ({
  collection: one(collection, { fields: [nft.collectionId], references: [collection.id] }),
  transactionHistory: many(nftTransaction),
  askHistory: many(askOrder),
}));

export const nftTransactionRelations = relations(nftTransaction, ({ one }) => ({
  collection: one(collection, { fields: [nftTransaction.collectionId], references: [collection.id] }),
  nft: one(nft, { fields: [nftTransaction.nftId], references: [nft.id] }),
  buyerUser: one(nftUser, {
    fields: [nftTransaction.buyer],
    references: [nftUser.id],
    relationName: 'buyTradeHistory',
  }),
  sellerUser: one(nftUser, {
    fields: [nftTransaction.seller],
    references: [nftUser.id],
    relationName: 'sellTradeHistory',
  }),
}));

export const askOrderRelations = relations(askOrder, ({ one }) => ({
  collection: one(collection, { fields: [askOrder.collectionId], references: [collection.id] }),
  nft: one(nft, { fields: [askOrder.nftId], references: [nft.id] }),
  user: one(nftUser, { fields: [askOrder.seller], references: [nftUser.id] }),
}));

export const nftUserRelations = relations(nftUser, ({ many }) => ({
  buyTradeHistory: many(nftTransaction, { relationName: 'buyTradeHistory' }),
  sellTradeHistory: many(nftTransaction, { relationName: 'sellTradeHistory' }),
  askOrderHistory: many(askOrder),
}));

export const nftKindRelations = relations(nftKind, ({ one }) => ({
  collection: one(collection, { fields: [nftKind.collectionId], references: [collection.id] }),
}));

export const nftHolderRelations = relations(nftHolder, ({ one }) => ({
  collection: one(collection, { fields: [nftHolder.collectionId], references: [collection.id] }),
}));
