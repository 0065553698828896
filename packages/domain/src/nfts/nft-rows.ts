// Prices and volumes are wei of WBESC, fees hundredths of a percent. What is traded is zero where nothing was ever listed. An item on
// sale lies in the market, and still counts as its seller's here.

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
  /** The lowest price that is asked; null when nothing is on sale. */
  floorPrice: 'amount?',
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
  /** Its seller while it is on sale; zero once it is burned. */
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

/** A collection as a day ended, with what was traded in it. */
export const collectionDayShape = {
  /** The day's first second. */
  date: 'time',
  floorPrice: 'amount?',
  numberTokensListed: 'count',
  totalSupply: 'count',
  owners: 'count',
  dailyVolumeWBESC: 'amount',
  dailyTrades: 'count',
} as const;

/** A sale of an item. */
export const nftTransactionShape = {
  /** transaction, "-", place of the log in its block */
  id: 'text',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
  askPrice: 'amount',
  /** What the seller received. */
  netPrice: 'amount',
  buyer: 'address',
  seller: 'address',
  /** How the buyer paid: with the coin itself, or with WBESC. */
  withBESC: 'flag',
  withWBESC: 'flag',
} as const;

/** What a seller did with an ask. */
export const askOrderShape = {
  /** transaction, "-", place of the log in its block */
  id: 'text',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
  orderType: ['New', 'Modify', 'Cancel'],
  /** The new price; of a cancelled ask the one that it had. */
  askPrice: 'amount',
  seller: 'address',
} as const;

/** What an account did on the market. */
export const nftUserShape = {
  id: 'address',
  /** On sale now; bought and sold so far. */
  numberTokensListed: 'count',
  numberTokensPurchased: 'count',
  numberTokensSold: 'count',
  /** Sums of prices, and their averages rounded down. */
  totalVolumeInWBESCTokensPurchased: 'amount',
  totalVolumeInWBESCTokensSold: 'amount',
  averageTokenPriceInWBESCPurchased: 'amount',
  averageTokenPriceInWBESCSold: 'amount',
} as const;
