import { collectionDayShape } from '@besc/domain/nfts/nft-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** A day of a collection, as it ended. */
export type CollectionDay = Row<typeof collectionDayShape>;

const document = indexDocument('$collection: String!, $from: Int!', {
  days: rowsOf(
    `collectionDayDatas(where: { collectionId: $collection, date_gte: $from }, orderBy: "date", limit: ${indexLimits.pageRows})`,
    collectionDayShape,
  ),
});

/** The days of a collection from a second on; a day on which nothing happened has none. Throws FetchError. */
export async function fetchCollectionDays(
  request: IndexRequest & { collection: Address; from: number },
): Promise<readonly CollectionDay[]> {
  const { collection, from, ...rest } = request;
  const variables = { collection: indexId(collection), from };
  return (await fetchIndex({ ...rest, document, variables })).days;
}
