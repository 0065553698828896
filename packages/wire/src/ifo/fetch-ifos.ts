import { ifoShape } from '@besc/domain/ifo/ifo-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageOf } from '../shared/index-document';

export type IfoRow = Row<typeof ifoShape>;

const document = indexDocument('$limit: Int!, $after: String', {
  page: pageOf('ifos(orderBy: "round", orderDirection: "desc", limit: $limit, after: $after)', ifoShape),
});

/** A page of all sales, the newest first, and the cursor of the next one. Throws FetchError. */
export async function fetchIfos(
  request: IndexRequest & { first: number; after?: string | undefined },
): Promise<{ readonly rows: readonly IfoRow[]; readonly next: string | undefined }> {
  const { first, after, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { limit: first, after: after ?? null } })).page;
}
