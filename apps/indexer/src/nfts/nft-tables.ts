import { collectionShape, holderShape, nftShape } from '@besc/domain/nfts/nft-rows';
import { index, onchainTable, relations } from 'ponder';
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

export const collectionRelations = relations(collection, ({ many }) => ({
  nfts: many(nft),
  kinds: many(nftKind),
  holders: many(nftHolder),
}));

export const nftRelations = relations(nft, ({ one }) => ({
  collection: one(collection, { fields: [nft.collectionId], references: [collection.id] }),
}));

export const nftKindRelations = relations(nftKind, ({ one }) => ({
  collection: one(collection, { fields: [nftKind.collectionId], references: [collection.id] }),
}));

export const nftHolderRelations = relations(nftHolder, ({ one }) => ({
  collection: one(collection, { fields: [nftHolder.collectionId], references: [collection.id] }),
}));
