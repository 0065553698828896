import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsWith } from '../shared/index-document';
import { poolRow, timesBefore, timesText } from '../shared/pool-parts';
import { figuresOf, nativeParts } from './info-parts';
import { type TransactionPages, transactionPages, transactionParts } from './transaction-parts';

const document = indexDocument(`$id: String!, ${timesText}`, {
  pool: rowsWith('pairs(where: { id: $id }, limit: 1)', poolRow, 1),
  ...nativeParts,
  ...transactionParts('pool'),
});

/** A pool with its last transactions. */
export interface InfoPool {
  readonly figures: PoolFigures;
  /** When it was made; unix seconds. */
  readonly since: number;
  readonly transactions: TransactionPages;
}

/** A pool in one request; undefined for one that the index does not know. Throws FetchError. */
export async function fetchPool(request: IndexRequest & { pool: Address; now: number }): Promise<InfoPool | undefined> {
  const { pool, now, ...rest } = request;
  const variables = { id: indexId(pool), ...timesBefore(now) };
  const data = await fetchIndex({ ...rest, document, variables });
  const [row] = data.pool;
  if (row === undefined) return undefined;
  return {
    figures: figuresOf(data).pool(row),
    since: row.timestamp,
    transactions: transactionPages(data),
  };
}
