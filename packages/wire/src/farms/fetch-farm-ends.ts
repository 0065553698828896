import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

const shape = { pid: 'count', time: 'time' } as const;
const document = indexDocument('', { rows: rowsOf('farmEnds(orderBy: "time", limit: 500)', shape) });

/** Scheduled ends of farms by the times from which they can be executed (unix seconds), at most 500, the first to come first. Throws FetchError. */
export async function fetchFarmEnds(request: IndexRequest): Promise<readonly Row<typeof shape>[]> {
  return (await fetchIndex({ ...request, document })).rows;
}
