import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** More than two years of days. */
const mostDays = indexLimits.pageRows;
const document = indexDocument('$token: String!, $from: Int!', {
  days: rowsOf(
    `tokenDayDatas(where: { tokenId: $token, date_gte: $from }, orderBy: "date", orderDirection: "desc", limit: ${mostDays})`,
    { date: 'time', priceUSD: 'usd' },
  ),
});

/**
 * The last price of each day (USD of one whole token, 10^-18) by the day's start, from `from` (unix seconds) on; days without
 * a trade of the token or without a price are missing. At most the last 1000 such days. Throws FetchError.
 */
export async function fetchDayPrices(
  request: IndexRequest & { token: Address; from: number },
): Promise<ReadonlyMap<number, bigint>> {
  const { token, from, ...rest } = request;
  const variables = { token: indexId(token), from: Math.floor(from) };
  const { days } = await fetchIndex({ ...rest, document, variables });
  return new Map(
    days.flatMap(({ date, priceUSD }) => (priceUSD !== undefined && priceUSD > 0n ? [[date, priceUSD]] : [])),
  );
}
