import { competitionShape, competitionTeamShape } from '@besc/domain/competition/competition-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

export type CompetitionRow = Row<typeof competitionShape>;
export type CompetitionTeamRow = Row<typeof competitionTeamShape>;

const document = indexDocument('$ids: [String!]!, $teams: [String!]!', {
  competitions: rowsOf('competitions(where: { id_in: $ids }, limit: 30)', competitionShape),
  teams: rowsOf('competitionTeams(where: { id_in: $teams }, limit: 100)', competitionTeamShape),
});

/** Competitions by their ids, at most 30 and in no order, and their teams. Throws FetchError. */
export async function fetchCompetitions(
  request: IndexRequest & { readonly ids: readonly number[] },
): Promise<{ readonly competitions: readonly CompetitionRow[]; readonly teams: readonly CompetitionTeamRow[] }> {
  const { ids, ...rest } = request;
  const teams = ids.flatMap((id) => [1, 2, 3].map((teamId) => `${id}-${teamId}`));
  return await fetchIndex({ ...rest, document, variables: { ids: ids.map(String), teams } });
}

const newest = indexDocument('', {
  competitions: rowsOf('competitions(orderBy: "number", orderDirection: "desc", limit: 1)', competitionShape, 1),
});

/** The newest competition; undefined before there is one. Throws FetchError. */
export async function fetchNewestCompetition(request: IndexRequest): Promise<CompetitionRow | undefined> {
  return (await fetchIndex({ ...request, document: newest, variables: {} })).competitions[0];
}
