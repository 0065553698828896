import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
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
const pointsData = z.object({ page: z.object({ items: z.array(point) }) });

/** Points of a chart; more of a range are not drawn. */
const mostPoints = 1000;

/** The oracle's prices from a time (unix seconds) on, at most the newest thousand, oldest first. Throws FetchError. */
export async function fetchOraclePoints(request: IndexRequest & { since: number }): Promise<readonly OraclePoint[]> {
  const { since, ...rest } = request;
  const query = `query ($since: Int!) { page: oracleAnswers(where: { updatedAt_gte: $since }, orderBy: "updatedAt", orderDirection: "desc", limit: ${mostPoints}) { items { updatedAt price } } }`;
  const variables = { since: Math.floor(since) };
  const { page } = await fetchIndex({ ...rest, document: { query, data: pointsData }, variables });
  return page.items.toReversed();
}

const reporter = z.pipe(
  z.object({ id: addressSchema, price: z.nullable(wholeSchema), updatedAt: z.nullable(timeSchema) }),
  z.transform(({ id, price, updatedAt }): OracleReport => {
    return { reporter: id, last: price === null || updatedAt === null ? undefined : { time: updatedAt, price } };
  }),
);
const reportsQuery =
  '{ page: oracleReporters(where: { isReporter: true }, orderBy: "isReporter", limit: 15) { items { id price updatedAt } } }';
const reportsData = z.object({ page: z.object({ items: z.array(reporter) }) });

/** The last report of each reporter, by address. Throws FetchError. */
export async function fetchOracleReports(request: IndexRequest): Promise<readonly OracleReport[]> {
  const { page } = await fetchIndex({ ...request, document: { query: reportsQuery, data: reportsData } });
  return page.items.toSorted((a, b) => addressOrder(a.reporter, b.reporter));
}
