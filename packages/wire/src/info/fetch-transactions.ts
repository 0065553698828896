import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument } from '../shared/index-document';
import { type TransactionPages, type TransactionsOf, transactionParts } from './transaction-parts';

/** The pages after these, of the lists that go on. Throws FetchError. */
export async function fetchOlderTransactions(
  request: IndexRequest & { of: TransactionsOf; id: Address | undefined; pages: TransactionPages },
): Promise<TransactionPages> {
  const { of, id, pages, ...rest } = request;
  const cursors = Object.entries(pages).flatMap(([name, { next }]) => (next === undefined ? [] : [[name, next]]));
  if (cursors.length === 0) return {};
  const document = indexDocument(
    id === undefined ? '' : '$id: String!',
    transactionParts(of, Object.fromEntries(cursors)),
  );
  return await fetchIndex({ ...rest, document, variables: id === undefined ? {} : { id: indexId(id) } });
}
