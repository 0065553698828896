/** The queries that an act on the market makes old. */
export const marketKeys = [
  'nft-market',
  'nft-more',
  'nft-newest',
  'nft-traded',
  'nft-lowest',
  'nft-kind-prices',
  'nft-kind',
  'nft-indexed-item',
  'nft-events',
  'nft-item-events',
  'nft-account-events',
  'nft-days',
].map((name) => [name]);
