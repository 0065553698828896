import { daySeconds } from '@besc/domain/shared/constants';
import { fetchIndex, type IndexRequest } from './fetch-index';
import { indexDocument, rowsOf } from './index-document';

/** The greatest number that the index can be asked for. Contracts may name a later block; neither has ever come. */
const lastBlock = 2 ** 31 - 1;
const numberOf = (block: bigint) => (block < lastBlock ? Number(block) : lastBlock);

const from = (number: string) =>
  rowsOf(`blocks(where: { number_gte: ${number} }, orderBy: "number", orderDirection: "asc", limit: 1)`, {
    timestamp: 'time',
  });
const document = indexDocument('$start: Int!, $end: Int!', { start: from('$start'), end: from('$end') });

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
  const { start, end } = await fetchIndex({ ...rest, document, variables });
  return start[0] && { from: start[0].timestamp, until: end[0]?.timestamp };
}

/** Whether any of the day that began at `time` lies within a span. */
export function hasDay(span: BlockSpan | undefined, time: number): boolean {
  return span !== undefined && time + daySeconds > span.from && (span.until === undefined || time <= span.until);
}
