import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { batches } from './batches';
import { fetchIndex, type IndexRequest } from './fetch-index';
import { indexLimits } from './index-limits';

/** A kind of rows, called as the index calls what is staked in: the fields that a query asks for, and how one is read. */
export interface StakeRows<Row> {
  readonly fields: readonly string[];
  readonly row: z.ZodMiniType<Row>;
}

const { pageRows } = indexLimits;
/** Look-ups of one request, each with all of a row. */
const timesPerRequest = indexLimits.lookups / 2;
/** Ten years of days in twenty farms; what is more is not drawn. */
const mostPages = 75;

/**
 * Of one farm, pool or vault for each time (unix seconds) the newest day that began by then, so that days without an event
 * carry the last figures. Oldest first, each once. Throws FetchError.
 */
export async function fetchStakeDays<Row extends { readonly time: number }>(
  request: IndexRequest & { kind: string; owner: string; times: readonly number[]; rows: StakeRows<Row> },
): Promise<Row[]> {
  const { kind, owner, times, rows, ...rest } = request;
  const page = z.object({ items: z.array(rows.row) });
  const found = new Map<number, Row>();
  for (const part of batches([...new Set(times.map((time) => Math.floor(time)))], timesPerRequest)) {
    const lookups = part.map(
      (time) =>
        `t${time}: ${kind}DayDatas(where: { ${kind}Id: $owner, date_lte: ${time} }, orderBy: "date", orderDirection: "desc", limit: 1) { items { ${rows.fields.join(' ')} } }`,
    );
    const query = `query ($owner: String!) { ${lookups.join(' ')} }`;
    const data = await fetchIndex({
      ...rest,
      document: { query, data: z.record(z.string(), page) },
      variables: { owner },
    });
    for (const row of Object.values(data).flatMap(({ items }) => items)) found.set(row.time, row);
  }
  return [...found.values()].toSorted((a, b) => a.time - b.time);
}

/** All days of an account in farms, pools or the vault, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export async function fetchAccountDays<Row>(
  request: IndexRequest & { kind: string; account: Address; from?: number; rows: StakeRows<Row> },
): Promise<Row[]> {
  const { kind, account, from = 0, rows, ...rest } = request;
  const pageInfo = z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() });
  const pageSchema = z.object({ page: z.object({ items: z.array(rows.row), pageInfo }) });
  const query = `query ($account: String!, $after: String) { page: ${kind}PositionDayDatas(where: { account: $account, date_gte: ${Math.floor(from)} }, orderBy: "date", orderDirection: "asc", limit: ${pageRows}, after: $after) { items { ${rows.fields.join(' ')} } pageInfo { endCursor hasNextPage } } }`;
  const days: Row[] = [];
  let after: string | null = null;
  for (let count = 0; count < mostPages; count += 1) {
    const variables: Record<string, unknown> = { account: indexId(account), after };
    const { page } = await fetchIndex({ ...rest, document: { query, data: pageSchema }, variables });
    days.push(...page.items);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    if (after === null) break;
  }
  return days;
}
