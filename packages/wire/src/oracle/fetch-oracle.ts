import { mostReporters } from '@besc/domain/oracle/most-reporters';
import { answerShape, reporterShape } from '@besc/domain/oracle/oracle-rows';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { fetchPages } from '../shared/fetch-pages';
import { indexDocument, pageOf, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

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

const points = indexDocument('$since: Int!, $after: String', {
  page: pageOf(
    `oracleAnswers(where: { updatedAt_gte: $since }, orderBy: "updatedAt", orderDirection: "desc", limit: ${indexLimits.pageRows}, after: $after)`,
    answerShape,
  ),
});
/** Pages that are read at most: a day of the finest grid that a keeper takes has seven. */
const mostPages = 10;

/** The oracle's prices from a time (unix seconds) on, at most the newest ten thousand, oldest first. Throws FetchError. */
export async function fetchOraclePoints(request: IndexRequest & { since: number }): Promise<readonly OraclePoint[]> {
  const { since, ...rest } = request;
  const variables = { since: Math.floor(since) };
  const answers = await fetchPages({ ...rest, document: points, variables, mostPages });
  return answers.map(({ updatedAt, price }) => ({ time: updatedAt, price })).reverse();
}

const reporters = indexDocument('', {
  page: rowsOf(
    `oracleReporters(where: { isReporter: true }, orderBy: "isReporter", limit: ${mostReporters})`,
    reporterShape,
  ),
});

/** The last report of each reporter, by address. Throws FetchError. */
export async function fetchOracleReports(request: IndexRequest): Promise<readonly OracleReport[]> {
  const { page } = await fetchIndex({ ...request, document: reporters });
  const reports = page.map(({ id, price, updatedAt }) => {
    return { reporter: id, last: price === null || updatedAt === null ? undefined : { time: updatedAt, price } };
  });
  return reports.toSorted((a, b) => addressOrder(a.reporter, b.reporter));
}
