import { nftShape } from './nft-rows';

const { tokenId, otherId, owner, updatedAt, currentAskPrice, currentSeller, isTradable } = nftShape;
const { latestTradedPriceInWBESC } = nftShape;

/** Of an item what a list of the market shows. */
export const listingShape = {
  tokenId,
  otherId,
  owner,
  updatedAt,
  currentAskPrice,
  currentSeller,
  isTradable,
  latestTradedPriceInWBESC,
} as const;
