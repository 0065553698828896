import { zeroAddress } from '@besc/domain/shared/address';
import { fetchCollection, fetchCollections, fetchHolders } from '@besc/wire/nfts/fetch-collections';
import { fetchItem, fetchItemsOf } from '@besc/wire/nfts/fetch-items';
import { indexLimits } from '@besc/wire/shared/index-limits';
import type { AskedDocuments } from '../support/asked-documents';

const { pageRows: first } = indexLimits;

/** Nobody holds an item here; how rows of it are read stands in `profile/people.test.ts`. */
export const asked: AskedDocuments = {
  fetchCollections: ({ url }) => fetchCollections({ url }),
  fetchCollection: async ({ url }) => {
    const [collection] = await fetchCollections({ url });
    return await fetchCollection({ url, collection: collection?.id ?? zeroAddress });
  },
  fetchHolders: async ({ url, token }) => (await fetchHolders({ url, collection: token, first })).rows.length,
  fetchItemsOf: async ({ url, person }) => (await fetchItemsOf({ url, account: person, first })).rows.length,
  fetchItem: async ({ url, token }) => (await fetchItem({ url, collection: token, tokenId: 2n ** 255n })) === undefined,
};
