import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { meantContract } from '../shared/writes/call-meaning';

const item = { collection: ['Collection'], tokenId: ['Item'] } as const;
const items = { collections: ['Collection'], tokenIds: ['Item'] } as const;

/** The market for collectibles. */
export const marketMeaning = meantContract(
  nftMarketAbi,
  { slug: 'nfts', name: 'market' },
  {
    createAskOrder: ['Offer an item', { ...item, askPrice: ['Price', 'wbesc'] }],
    modifyAskOrder: ['Change a price', { ...item, newPrice: ['Price', 'wbesc'] }],
    cancelAskOrder: ['Take an item back', item],
    buyTokenUsingWBESC: ['Buy an item', { ...item, price: ['Pay', 'wbesc'] }],
    buyTokenUsingBESC: ['Buy an item', { ...item, '@.value': ['Pay', 'coin'] }],
    createAskOrders: ['Offer items', { ...items, askPrices: ['Price', 'wbesc'] }],
    modifyAskOrders: ['Change prices', { ...items, newPrices: ['Price', 'wbesc'] }],
    cancelAskOrders: ['Take items back', items],
    buyTokensUsingWBESC: ['Buy items', { ...items, prices: ['Pay', 'wbesc'] }],
    buyTokensUsingBESC: ['Buy items', { ...items, prices: ['Price', 'coin'], '@.value': ['Pay at most', 'coin'] }],
    claimPendingRevenue: ['Claim revenue', {}],
  },
);
