import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { fetchIndex, type IndexDocument, type IndexRequest } from '../shared/fetch-index';
import { type PairPeriod, pairDaySchema, pairHourSchema, pairRowFields } from './pair-row-schema';

/** Hours or days. */
export type Period = 'hour' | 'day';

const tables = {
  hour: { list: 'pairHourDatas', pairField: 'pairId', timeField: 'hourStartUnix' },
  day: { list: 'pairDayDatas', pairField: 'pairAddress', timeField: 'date' },
} as const;

/** One schema for both tables: a row is read as the table it came from. */
const rowsSchema = {
  hour: z.object({ rows: z.object({ items: z.array(pairHourSchema) }) }),
  day: z.object({ rows: z.object({ items: z.array(pairDaySchema) }) }),
} as const;

/** The newest `first` hours or days of a pair that had a trade, newest first. Throws FetchError. */
export async function fetchLatestPairPeriods(
  request: IndexRequest & { pair: Address; period: Period; first: number },
): Promise<PairPeriod[]> {
  const { pair, period, first, ...rest } = request;
  const { list, pairField, timeField } = tables[period];
  const query = `query ($pair: String!, $first: Int!) { rows: ${list}(where: { ${pairField}: $pair }, orderBy: "${timeField}", orderDirection: "desc", limit: $first) { items { ${timeField} ${pairRowFields} } } }`;
  const data = await fetchRows({ ...rest, period, query, variables: { pair: indexId(pair), first } });
  return data;
}

/** Hours or days by id (`{pair}-{index}`), oldest first; ids without a row are missing. Throws FetchError. */
export async function fetchPairPeriodsByIds(
  request: IndexRequest & { ids: readonly string[]; period: Period },
): Promise<PairPeriod[]> {
  const { ids, period, ...rest } = request;
  if (ids.length === 0) return [];
  const { list, timeField } = tables[period];
  const query = `query ($ids: [String!], $first: Int!) { rows: ${list}(where: { id_in: $ids }, orderBy: "${timeField}", orderDirection: "asc", limit: $first) { items { ${timeField} ${pairRowFields} } } }`;
  const lowered = ids.map((id) => id.toLowerCase());
  return await fetchRows({ ...rest, period, query, variables: { ids: lowered, first: ids.length } });
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
  const { list, pairField, timeField } = tables[period];
  const wanted = [...new Set(times.map((time) => Math.floor(time)))];
  const parts = wanted.map(
    (time) =>
      `t${time}: ${list}(where: { ${pairField}: $pair, ${timeField}_lte: ${time} }, orderBy: "${timeField}", orderDirection: "desc", limit: 1) { items { ${timeField} ${pairRowFields} } }`,
  );
  const page = { hour: z.object({ items: z.array(pairHourSchema) }), day: z.object({ items: z.array(pairDaySchema) }) };
  const document: IndexDocument<z.ZodMiniRecord<z.ZodMiniString, (typeof page)[Period]>> = {
    query: `query ($pair: String!) { ${parts.join(' ')} }`,
    data: z.record(z.string(), page[period]),
  };
  const data = await fetchIndex({ ...rest, document, variables: { pair: indexId(pair) } });
  const rows = Object.values(data).flatMap(({ items }) => items);
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => a.time - b.time);
}

async function fetchRows(
  request: IndexRequest & { period: Period; query: string; variables: Readonly<Record<string, unknown>> },
): Promise<PairPeriod[]> {
  const { period, query, ...rest } = request;
  const { rows } = await fetchIndex({ ...rest, document: { query, data: rowsSchema[period] } });
  return rows.items;
}
