import { nftUserShape } from '@besc/domain/nfts/nft-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';

const holding = { collectionId: 'address', items: 'count' } as const;

const document = indexDocument('$account: String!', {
  user: oneRow('nftUser(id: $account)', nftUserShape),
  holdings: rowsOf(
    'nftHolders(where: { account: $account }, orderBy: "items", orderDirection: "desc", limit: 1000)',
    holding,
  ),
});

/** What an account did on the market, and how many items it holds of each collection. Throws FetchError. */
export async function fetchNftSums(request: IndexRequest & { account: Address }): Promise<{
  readonly user: Row<typeof nftUserShape> | undefined;
  readonly holdings: readonly Row<typeof holding>[];
}> {
  const { account, ...rest } = request;
  return await fetchIndex({ ...rest, document, variables: { account: indexId(account) } });
}
