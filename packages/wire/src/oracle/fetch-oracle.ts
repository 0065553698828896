import { mostReporters } from '@besc/domain/oracle/most-reporters';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexLimits } from '../shared/index-limits';
import { timeSchema, wholeSchema } from '../shared/stake-schema';

/** A price of the oracle: 8 decimals, as of a time in unix seconds. */
export interface OraclePoint {
  readonly time: number;
  readonly price: bigint;
}

/** A reporter of now and the last it said; no report before the first. */
export interface OracleReport {
  readonly reporter: Address;
  readonly last: OraclePoint | undefined;
}

const point = z.pipe(
  z.object({ updatedAt: timeSchema, price: wholeSchema }),
  z.transform(({ updatedAt, price }): OraclePoint => ({ time: updatedAt, price })),
);
const pointsData = z.object({
  page: z.object({
    items: z.array(point),
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() }),
  }),
});

const { pageRows } = indexLimits;
/** Pages that are read at most: a day of the finest grid that a keeper takes has seven. */
const mostPages = 10;

/** The oracle's prices from a time (unix seconds) on, at most the newest ten thousand, oldest first. Throws FetchError. */
export async function fetchOraclePoints(request: IndexRequest & { since: number }): Promise<readonly OraclePoint[]> {
  const { since, ...rest } = request;
  const query = `query ($since: Int!, $after: String) { page: oracleAnswers(where: { updatedAt_gte: $since }, orderBy: "updatedAt", orderDirection: "desc", limit: ${pageRows}, after: $after) { items { updatedAt price } pageInfo { endCursor hasNextPage } } }`;
  const points: OraclePoint[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const variables: Record<string, unknown> = { since: Math.floor(since), after };
    const { page } = await fetchIndex({ ...rest, document: { query, data: pointsData }, variables });
    points.push(...page.items);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    if (after === null) break;
  }
  return points.reverse();
}

const reporter = z.pipe(
  z.object({ id: addressSchema, price: z.nullable(wholeSchema), updatedAt: z.nullable(timeSchema) }),
  z.transform(({ id, price, updatedAt }): OracleReport => {
    return { reporter: id, last: price === null || updatedAt === null ? undefined : { time: updatedAt, price } };
  }),
);
const reportsQuery = `{ page: oracleReporters(where: { isReporter: true }, orderBy: "isReporter", limit: ${mostReporters}) { items { id price updatedAt } } }`;
const reportsData = z.object({ page: z.object({ items: z.array(reporter) }) });

/** The last report of each reporter, by address. Throws FetchError. */
export async function fetchOracleReports(request: IndexRequest): Promise<readonly OracleReport[]> {
  const { page } = await fetchIndex({ ...request, document: { query: reportsQuery, data: reportsData } });
  return page.items.toSorted((a, b) => addressOrder(a.reporter, b.reporter));
}
