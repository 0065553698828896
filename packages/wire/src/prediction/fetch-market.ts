import { gameSumsShape } from '@besc/domain/prediction/prediction-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow } from '../shared/index-document';

const document = indexDocument('', { market: oneRow('predictionMarket(id: "1")', gameSumsShape) });

/** The totals of the whole game (market id 1); undefined before its first event. Throws FetchError. */
export async function fetchMarket(request: IndexRequest): Promise<Row<typeof gameSumsShape> | undefined> {
  return (await fetchIndex({ ...request, document })).market;
}
