import { profileShape } from '@besc/domain/profile/profile-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageOf } from '../shared/index-document';

/** A member with its place by points; those with as many points share one. */
export type Member = Row<typeof profileShape> & { readonly rank: number };

/** Where the next page begins: after so many, the last of which had this rank by these points. */
export interface MembersCursor {
  readonly after: string;
  readonly count: number;
  readonly rank: number;
  readonly points: bigint;
}

const listOf = (where: string) =>
  `profileUsers(where: { ${where}isActive: true }, orderBy: "totalPoints", orderDirection: "desc", limit: $limit, after: $after)`;
const ofAll = indexDocument('$limit: Int!, $after: String', { page: pageOf(listOf(''), profileShape) });
const ofTeam = indexDocument('$team: String!, $limit: Int!, $after: String', {
  page: pageOf(listOf('teamId: $team, '), profileShape),
});

/** A page of the active members of a team, or of all teams, by points, and the cursor of the next one. Throws FetchError. */
export async function fetchTeamMembers(
  request: IndexRequest & { team?: number | undefined; first: number; cursor?: MembersCursor | undefined },
): Promise<{ readonly members: readonly Member[]; readonly next: MembersCursor | undefined }> {
  const { team, first, cursor, ...rest } = request;
  const variables = { limit: first, after: cursor?.after ?? null };
  const { page } = await (team === undefined
    ? fetchIndex({ ...rest, document: ofAll, variables })
    : fetchIndex({ ...rest, document: ofTeam, variables: { ...variables, team: String(team) } }));
  let { count, rank, points } = cursor ?? { count: 0, rank: 0, points: -1n };
  const members = page.rows.map((row): Member => {
    count += 1;
    if (row.totalPoints !== points) [rank, points] = [count, row.totalPoints];
    return { ...row, rank };
  });
  return { members, next: page.next === undefined ? undefined : { after: page.next, count, rank, points } };
}
