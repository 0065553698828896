import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

const shape = { pid: 'count', time: 'time' } as const;
const document = indexDocument('', { rows: rowsOf('farmEnds(orderBy: "time", limit: 500)', shape) });

/** Scheduled ends of farms, at most 500, by the times (unix seconds) from which they can be executed. Throws FetchError. */
export async function fetchFarmEnds(request: IndexRequest): Promise<readonly Row<typeof shape>[]> {
  return (await fetchIndex({ ...request, document })).rows;
}
