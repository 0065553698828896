import { daySeconds } from '@besc/domain/shared/constants';
import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from './fetch-index';
import { timeSchema } from './stake-schema';

/** The greatest number that the index can be asked for. Contracts may name a later block; neither has ever come. */
const lastBlock = 2 ** 31 - 1;
const numberOf = (block: bigint) => (block < lastBlock ? Number(block) : lastBlock);

const timesSchema = z.object({ items: z.array(z.object({ timestamp: timeSchema })).check(z.maxLength(1)) });
const spanSchema = z.object({ start: timesSchema, end: timesSchema });
const blockAt = (number: string) =>
  `blocks(where: { number_gte: ${number} }, orderBy: "number", orderDirection: "asc", limit: 1) { items { timestamp } }`;
const spanQuery = `query ($start: Int!, $end: Int!) { start: ${blockAt('$start')} end: ${blockAt('$end')} }`;

/** When a start and an end came to pass, unix seconds; no end yet is undefined. */
export interface BlockSpan {
  readonly from: number;
  readonly until: number | undefined;
}

/** The time between two blocks; undefined while the first has not come. Throws FetchError. */
export async function fetchBlockSpan(
  request: IndexRequest & { readonly start: bigint; readonly end: bigint },
): Promise<BlockSpan | undefined> {
  const { start: first, end: last, ...rest } = request;
  const variables = { start: numberOf(first), end: numberOf(last) };
  const { start, end } = await fetchIndex({ ...rest, document: { query: spanQuery, data: spanSchema }, variables });
  const from = start.items[0]?.timestamp;
  return from === undefined ? undefined : { from, until: end.items[0]?.timestamp };
}

/** Whether any of the day that began at `time` lies within a span. */
export function hasDay(span: BlockSpan | undefined, time: number): boolean {
  return span !== undefined && time + daySeconds > span.from && (span.until === undefined || time <= span.until);
}
