import { zeroAddress } from '@besc/domain/shared/address';
import { fetchCollectionDays } from '@besc/wire/nfts/fetch-collection-days';
import { fetchCollection, fetchCollections, fetchHolders } from '@besc/wire/nfts/fetch-collections';
import { fetchItem, fetchItemsOf } from '@besc/wire/nfts/fetch-items';
import {
  fetchCheapestOfKind,
  fetchCollectionMarket,
  fetchListings,
  fetchListingsOf,
  fetchNewestListings,
} from '@besc/wire/nfts/fetch-listings';
import { fetchKindPrices, fetchLowestPrices } from '@besc/wire/nfts/fetch-lowest-prices';
import {
  fetchAccountActivity,
  fetchItemEvents,
  fetchMarketEvents,
  marketEventKinds,
} from '@besc/wire/nfts/fetch-market-events';
import { fetchNftSums } from '@besc/wire/nfts/fetch-nft-sums';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { type AskedDocuments, each, nowSeconds } from '../support/asked-documents';

const { pageRows: first } = indexLimits;

const many = Array.from({ length: first }, (_, at) => at);
const firstCollection = async (url: string) =>
  (await fetchCollections({ url })).find(({ owners }) => owners > 0)?.id ?? zeroAddress;

export const asked: AskedDocuments = {
  fetchCollections: ({ url }) => fetchCollections({ url }),
  fetchCollection: async ({ url }) => {
    const [collection] = await fetchCollections({ url });
    return await fetchCollection({ url, collection: collection?.id ?? zeroAddress });
  },
  fetchHolders: async ({ url }) => {
    return (await fetchHolders({ url, collection: await firstCollection(url), first })).rows;
  },
  fetchItemsOf: async ({ url, staker }) => (await fetchItemsOf({ url, account: staker, first })).rows,
  fetchItem: async ({ url, staker }) => {
    const [item] = (await fetchItemsOf({ url, account: staker, first: 1 })).rows;
    return item && (await fetchItem({ url, collection: item.collection.id, tokenId: item.tokenId }));
  },
  fetchCollectionMarket: async ({ url }) =>
    await fetchCollectionMarket({ url, collection: await firstCollection(url) }),
  fetchListings: async ({ url }) => {
    const collection = await firstCollection(url);
    const orders = ['currentAskPrice', 'updatedAt'] as const;
    const all = await fetchListings({ url, collection, first });
    return [
      all.rows,
      ...(await each(orders, (order) => fetchListings({ url, collection, isTradable: true, order, first }))),
      ...(await each(orders, (order) => fetchListings({ url, collection, isTradable: false, order, first }))),
    ];
  },
  fetchListingsOf: async ({ url }) =>
    await fetchListingsOf({ url, collection: await firstCollection(url), tokenIds: many.map(BigInt) }),
  fetchCheapestOfKind: async ({ url }) => ({
    rows: await fetchCheapestOfKind({ url, collection: await firstCollection(url), kind: 1 }),
  }),
  fetchNewestListings: async ({ url }) => ({ rows: await fetchNewestListings({ url, first }) }),
  fetchKindPrices: async ({ url }) => ({
    prices: await fetchKindPrices({ url, collection: await firstCollection(url), kinds: many.slice(0, 500) }),
  }),
  fetchLowestPrices: async ({ url }) =>
    await fetchLowestPrices({ url, collections: (await fetchCollections({ url })).map(({ id }) => id) }),
  fetchMarketEvents: async ({ url }) => {
    const collection = await firstCollection(url);
    const kinds = [undefined, ...marketEventKinds];
    return await each(kinds, async (kind) => [
      await fetchMarketEvents({ url, kind, first }),
      await fetchMarketEvents({ url, collection, kind, first, until: nowSeconds }),
    ]);
  },
  fetchItemEvents: async ({ url }) =>
    await fetchItemEvents({ url, collection: await firstCollection(url), tokenId: 1n }),
  fetchNftSums: ({ url, staker }) => fetchNftSums({ url, account: staker }),
  fetchAccountActivity: ({ url, staker }) => fetchAccountActivity({ url, account: staker }),
  fetchCollectionDays: async ({ url }) => ({
    days: await fetchCollectionDays({ url, collection: await firstCollection(url), from: 0 }),
  }),
};
