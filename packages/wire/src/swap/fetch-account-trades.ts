import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchPages } from '../shared/fetch-pages';
import { indexDocument, pageOf } from '../shared/index-document';

const document = indexDocument('$account: String!, $after: String', {
  page: pageOf(
    'swaps(where: { from: $account }, orderBy: "timestamp", orderDirection: "desc", limit: 1000, after: $after)',
    { transaction: 'hash' },
  ),
});
const mostPages = 5;

/** The transactions of all trades that an account signed, one for each trade; the newest 5000. Throws FetchError. */
export async function fetchAccountTrades(request: IndexRequest & { account: Address }) {
  const { account, ...rest } = request;
  const rows = await fetchPages({ ...rest, document, variables: { account: indexId(account) }, mostPages });
  return rows.map(({ transaction }) => transaction);
}
