// Prices and volumes are wei of WBESC, fees hundredths of a percent. What is traded is zero where nothing was ever listed.

/** A collection as the index has it. */
export const collectionShape = {
  id: 'address',
  name: 'text',
  symbol: 'text',
  /** Whether it can be traded. */
  active: 'flag',
  /** Items that exist, those that were burned, and accounts that hold one. */
  totalSupply: 'count',
  totalBurned: 'count',
  owners: 'count',
  totalTrades: 'count',
  totalVolumeWBESC: 'amount',
  numberTokensListed: 'count',
  creatorAddress: 'address',
  tradingFee: 'count',
  creatorFee: 'count',
  whitelistChecker: 'address',
} as const;

/** An item as the index has it. */
export const nftShape = {
  /** collection, "-", token id */
  id: 'text',
  tokenId: 'amount',
  /** Its kind, in a collection of kinds. */
  otherId: 'amount?',
  /** Zero once it is burned. */
  owner: 'address',
  /** Where the chain says that its metadata is; empty when it does not say, or at too great length. */
  metadataUrl: 'text',
  /** When it was minted, and when it was last moved, listed or sold. */
  createdAt: 'time',
  updatedAt: 'time',
  /** What it is offered for, and by whom: zero unless it is offered. */
  currentAskPrice: 'amount',
  currentSeller: 'address',
  isTradable: 'flag',
  latestTradedPriceInWBESC: 'amount',
  tradeVolumeWBESC: 'amount',
  totalTrades: 'count',
} as const;

/** An account with how many items of a collection it holds. */
export const holderShape = { account: 'address', items: 'count' } as const;

/** Of a collection what a list of items needs. */
export const itemCollectionShape = { id: 'address', name: 'text' } as const;
