import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

const price = { currentAskPrice: 'amount' } as const;
const cheapest = (where: string) =>
  rowsOf(`nfts(where: { ${where}, isTradable: true }, orderBy: "currentAskPrice", limit: 1)`, price, 1);

/** The lowest price of each kind of a collection (NFT-51), by the kind; what is not for sale is left out. Throws FetchError. */
export async function fetchKindPrices(
  request: IndexRequest & { collection: Address; kinds: readonly number[] },
): Promise<ReadonlyMap<number, bigint>> {
  const { collection, kinds, ...rest } = request;
  if (kinds.length === 0) return new Map();
  const parts = kinds.map((kind) => [`b${kind}`, cheapest(`collectionId: $id, otherId: "${kind}"`)] as const);
  const document = indexDocument('$id: String!', Object.fromEntries(parts));
  const found = await fetchIndex({ ...rest, document, variables: { id: indexId(collection) } });
  return new Map(
    kinds.flatMap((kind) => {
      const row = found[`b${kind}`]?.[0];
      return row === undefined ? [] : [[kind, row.currentAskPrice] as const];
    }),
  );
}

/**
 * The lowest price of each of some collections. One that has nothing for sale has zero, and so have all when the index could not
 * be asked (NFT-65): no price is zero, so it is drawn as a dash.
 */
export async function fetchLowestPrices(
  request: IndexRequest & { collections: readonly Address[] },
): Promise<ReadonlyMap<Address, bigint>> {
  const { collections, signal, ...rest } = request;
  const parts = collections.map((each, at) => [`c${at}`, cheapest(`collectionId: "${indexId(each)}"`)] as const);
  const document = indexDocument('', Object.fromEntries(parts));
  try {
    const found = collections.length === 0 ? {} : await fetchIndex({ ...rest, document, ...(signal && { signal }) });
    return new Map(collections.map((each, at) => [each, found[`c${at}`]?.[0]?.currentAskPrice ?? 0n]));
  } catch (error) {
    signal?.throwIfAborted();
    console.error('The lowest prices could not be asked for', error);
    return new Map(collections.map((each) => [each, 0n]));
  }
}
