import { type CandleSeconds, candleShape } from '@besc/domain/market/candle';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

/** The candles of one page: a month of hours. */
export const mostCandles = 750;

const document = indexDocument('$pair: String!, $seconds: Int!, $before: Int!, $most: Int!', {
  rows: rowsOf(
    'pairCandles(where: { pairId: $pair, seconds: $seconds, start_lt: $before }, orderBy: "start", orderDirection: "desc", limit: $most)',
    candleShape,
    mostCandles,
  ),
});

/** After every time that the index can hold. */
const endOfTime = 2 ** 31 - 1;

/**
 * The newest `most` candles of a pair that began before a time (unix seconds; the newest of all when undefined), oldest first.
 * Spans without a trade have none. Throws FetchError.
 */
export async function fetchCandles(
  request: IndexRequest & { pair: Address; seconds: CandleSeconds; before: number | undefined; most: number },
): Promise<Row<typeof candleShape>[]> {
  const { pair, seconds, before = endOfTime, most, ...rest } = request;
  const variables = { pair: indexId(pair), seconds, before, most };
  const { rows } = await fetchIndex({ ...rest, document, variables });
  return rows.toReversed();
}
