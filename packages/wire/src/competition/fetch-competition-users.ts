import { competitionUserShape } from '@besc/domain/competition/competition-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, type Page, pageOf } from '../shared/index-document';

export type CompetitionUser = Row<typeof competitionUserShape>;

const pageBy = (where: string) =>
  pageOf(
    `competitionUsers(where: { competitionId: $id, ${where}volumeUSD_gt: "0" }, orderBy: "volumeUSD", orderDirection: "desc", limit: $limit, after: $after)`,
    competitionUserShape,
  );
const variables = '$id: String!, $limit: Int!, $after: String';
const all = indexDocument(variables, { page: pageBy('') });
const ofTeam = indexDocument(`${variables}, $team: Int!`, { page: pageBy('teamId: $team, ') });

/** A page of the accounts that traded in a competition, the most volume first; of a team where one is named. Throws FetchError. */
export async function fetchCompetitionUsers(
  request: IndexRequest & { id: number; teamId?: number | undefined; first: number; after?: string | undefined },
): Promise<Page<CompetitionUser>> {
  const { id, teamId, first, after, ...rest } = request;
  const asked = { id: String(id), limit: first, after: after ?? null };
  if (teamId === undefined) return (await fetchIndex({ ...rest, document: all, variables: asked })).page;
  return (await fetchIndex({ ...rest, document: ofTeam, variables: { ...asked, team: teamId } })).page;
}
