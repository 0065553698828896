import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchPages } from '../shared/fetch-pages';
import { indexDocument, pageOf } from '../shared/index-document';

const document = indexDocument('$account: String!, $after: String', {
  page: pageOf(
    'auctionActions(where: { account: $account }, orderBy: "timestamp", orderDirection: "desc", limit: 1000, after: $after)',
    { kind: 'text', amount: 'amount' },
  ),
});
const mostPages = 20;

/** All that an account bid and took back, the newest 20 000. Throws FetchError. */
export async function fetchAccountBids(request: IndexRequest & { account: Address }) {
  const { account, ...rest } = request;
  return await fetchPages({ ...rest, document, variables: { account: indexId(account) }, mostPages });
}
