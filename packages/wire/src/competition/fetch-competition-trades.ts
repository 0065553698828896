import { competitionTradeShape } from '@besc/domain/competition/competition-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, type Page, pageOf } from '../shared/index-document';

export type CompetitionTrade = Row<typeof competitionTradeShape>;

const document = indexDocument('$id: String!, $account: String!, $limit: Int!, $after: String', {
  page: pageOf(
    'competitionTrades(where: { competitionId: $id, account: $account }, orderBy: "timestamp", orderDirection: "desc", limit: $limit, after: $after)',
    competitionTradeShape,
  ),
});

/** A page of what counts of an account's trades in a competition, the newest first. Throws FetchError. */
export async function fetchCompetitionTrades(
  request: IndexRequest & { id: number; account: Address; first: number; after?: string | undefined },
): Promise<Page<CompetitionTrade>> {
  const { id, account, first, after, ...rest } = request;
  const variables = { id: String(id), account: indexId(account), limit: first, after: after ?? null };
  return (await fetchIndex({ ...rest, document, variables })).page;
}
