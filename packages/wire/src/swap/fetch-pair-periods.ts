import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { type PairPeriod, pairPeriod, pairTables } from './pair-period';

/** Hours or days. */
export type Period = keyof typeof pairTables;

/** The newest `first` hours or days of a pair that had a trade, newest first. Throws FetchError. */
export async function fetchLatestPairPeriods(
  request: IndexRequest & { pair: Address; period: Period; first: number },
): Promise<PairPeriod[]> {
  const { pair, period, first, ...rest } = request;
  const { pairField } = pairTables[period];
  const rows = periodRows(period, `${pairField}: $pair`, 'desc', '$first');
  const document = indexDocument('$pair: String!, $first: Int!', { rows });
  const found = await fetchIndex({ ...rest, document, variables: { pair: indexId(pair), first } });
  return found.rows.map(pairPeriod);
}

/** Hours or days by id (`{pair}-{index}`), oldest first; ids without a row are missing. Throws FetchError. */
export async function fetchPairPeriodsByIds(
  request: IndexRequest & { ids: readonly string[]; period: Period },
): Promise<PairPeriod[]> {
  const { ids, period, ...rest } = request;
  if (ids.length === 0) return [];
  const document = indexDocument('$ids: [String!], $first: Int!', {
    rows: periodRows(period, 'id_in: $ids', 'asc', '$first'),
  });
  const variables = { ids: ids.map((id) => id.toLowerCase()), first: ids.length };
  return (await fetchIndex({ ...rest, document, variables })).rows.map(pairPeriod);
}

/** Id of the newest hour or day of a pair; undefined when it has none yet. Throws FetchError. */
export async function fetchLastPairPeriodId(
  request: IndexRequest & { pair: Address; period: Period },
): Promise<string | undefined> {
  const [last] = await fetchLatestPairPeriods({ ...request, first: 1 });
  return last?.id;
}

/**
 * For each time (unix seconds) the newest hour or day of the pair that began by then, so that hours without a trade carry
 * the last value. Oldest first, each row once; times before the pair's first row have none. Throws FetchError.
 */
export async function fetchPairPeriodsAt(
  request: IndexRequest & { pair: Address; period: Period; times: readonly number[] },
): Promise<PairPeriod[]> {
  const { pair, period, times, ...rest } = request;
  if (times.length === 0) return [];
  const { pairField, timeField } = pairTables[period];
  const lookups = [...new Set(times.map((time) => Math.floor(time)))].map((time) => {
    return [`t${time}`, periodRows(period, `${pairField}: $pair, ${timeField}_lte: ${time}`, 'desc', '1')] as const;
  });
  const document = indexDocument('$pair: String!', Object.fromEntries(lookups));
  const data = await fetchIndex({ ...rest, document, variables: { pair: indexId(pair) } });
  const rows = Object.values(data).flat().map(pairPeriod);
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => a.time - b.time);
}

function periodRows(period: Period, where: string, direction: 'asc' | 'desc', limit: string) {
  const { list, timeField, shape } = pairTables[period];
  const call = `${list}(where: { ${where} }, orderBy: "${timeField}", orderDirection: "${direction}", limit: ${limit})`;
  return rowsOf<typeof shape>(call, shape);
}
