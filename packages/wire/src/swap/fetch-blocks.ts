import { batches } from '../shared/batches';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** A block found for a time, both in unix seconds. */
export interface BlockAt {
  /** The time that was asked for. */
  readonly time: number;
  readonly number: number;
  readonly timestamp: number;
}

const windowSeconds = 600;

/**
 * For each time t the first block, in ascending order, with t < timestamp < t + 600. A request has at most 500 times
 * (CALL-18, CALL-19). Times without such a block are missing in the answer. Throws FetchError.
 */
export async function fetchBlocks(request: IndexRequest & { times: readonly number[] }): Promise<BlockAt[]> {
  const { times, ...rest } = request;
  const wanted = [...new Set(times.map((time) => Math.floor(time)).filter((time) => time >= 0))];
  const parts = await Promise.all(batches(wanted, indexLimits.lookups).map((batch) => fetchBatch(batch, rest)));
  return parts.flat();
}

async function fetchBatch(times: readonly number[], request: IndexRequest): Promise<BlockAt[]> {
  const lookups = times.map((time) => {
    const where = `timestamp_gt: ${time}, timestamp_lt: ${time + windowSeconds}`;
    const list = `blocks(where: { ${where} }, orderBy: "timestamp", orderDirection: "asc", limit: 1)`;
    return [`t${time}`, rowsOf(list, { number: 'count', timestamp: 'time' }, 1)] as const;
  });
  const data = await fetchIndex({ ...request, document: indexDocument('', Object.fromEntries(lookups)) });
  return times.flatMap((time) => {
    const block = data[`t${time}`]?.[0];
    // An index that answers outside the window would put a price at the wrong time.
    if (block === undefined || block.timestamp <= time || block.timestamp >= time + windowSeconds) return [];
    return [{ time, ...block }];
  });
}
