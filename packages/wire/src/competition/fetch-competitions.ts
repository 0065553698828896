import { competitionShape, competitionTeamShape } from '@besc/domain/competition/competition-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

export type CompetitionRow = Row<typeof competitionShape>;
export type CompetitionTeamRow = Row<typeof competitionTeamShape>;

const document = indexDocument('$limit: Int!, $ids: [String!]!', {
  competitions: rowsOf('competitions(orderBy: "number", orderDirection: "desc", limit: $limit)', competitionShape),
  teams: rowsOf('competitionTeams(where: { id_in: $ids }, limit: 100)', competitionTeamShape),
});

/** Competitions, the newest first, at most `first`; and the teams of those with these ids. Throws FetchError. */
export async function fetchCompetitions(
  request: IndexRequest & { readonly first: number; readonly ids: readonly number[] },
): Promise<{ readonly competitions: readonly CompetitionRow[]; readonly teams: readonly CompetitionTeamRow[] }> {
  const { first, ids, ...rest } = request;
  const teams = ids.flatMap((id) => [1, 2, 3].map((teamId) => `${id}-${teamId}`));
  return await fetchIndex({ ...rest, document, variables: { limit: first, ids: teams } });
}
