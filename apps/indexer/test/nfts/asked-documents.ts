import { zeroAddress } from '@besc/domain/shared/address';
import { fetchCollection, fetchCollections, fetchHolders } from '@besc/wire/nfts/fetch-collections';
import { fetchItem, fetchItemsOf } from '@besc/wire/nfts/fetch-items';
import { indexLimits } from '@besc/wire/shared/index-limits';
import type { AskedDocuments } from '../support/asked-documents';

const { pageRows: first } = indexLimits;

export const asked: AskedDocuments = {
  fetchCollections: ({ url }) => fetchCollections({ url }),
  fetchCollection: async ({ url }) => {
    const [collection] = await fetchCollections({ url });
    return await fetchCollection({ url, collection: collection?.id ?? zeroAddress });
  },
  fetchHolders: async ({ url }) => {
    const [collection] = (await fetchCollections({ url })).filter(({ owners }) => owners > 0);
    return (await fetchHolders({ url, collection: collection?.id ?? zeroAddress, first })).rows;
  },
  fetchItemsOf: async ({ url, staker }) => (await fetchItemsOf({ url, account: staker, first })).rows,
  fetchItem: async ({ url, staker }) => {
    const [item] = (await fetchItemsOf({ url, account: staker, first: 1 })).rows;
    return item && (await fetchItem({ url, collection: item.collection.id, tokenId: item.tokenId }));
  },
};
