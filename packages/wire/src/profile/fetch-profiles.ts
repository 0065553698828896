import { profileShape } from '@besc/domain/profile/profile-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { batches } from '../shared/batches';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { countOf, indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** A profile as the index has it. */
export type IndexedProfile = Row<typeof profileShape>;

const document = indexDocument('$ids: [String!]!', {
  profiles: rowsOf(`profileUsers(where: { id_in: $ids }, limit: ${indexLimits.pageRows})`, profileShape),
});

/** The profiles of accounts, by account; those without one are missing. One request for a thousand accounts. Throws FetchError. */
export async function fetchProfilesOf(
  request: IndexRequest & { accounts: readonly Address[] },
): Promise<ReadonlyMap<Address, IndexedProfile>> {
  const { accounts, ...rest } = request;
  const ids = [...new Set(accounts.map(indexId))];
  const parts = await Promise.all(
    batches(ids).map((part) => fetchIndex({ ...rest, document, variables: { ids: part } })),
  );
  return new Map(parts.flatMap(({ profiles }) => profiles.map((profile) => [profile.id, profile] as const)));
}

const above = (where: string) =>
  countOf(`profileUsers(where: { ${where}isActive: true, totalPoints_gt: $points }, orderBy: "totalPoints")`);
const ranksDocument = indexDocument('$team: String!, $points: BigInt!', {
  all: above(''),
  team: above('teamId: $team, '),
});

/** The place of an active profile by its points among all and in its team: one more than have more points. Throws FetchError. */
export async function fetchRanks(
  request: IndexRequest & { profile: Pick<IndexedProfile, 'teamId' | 'totalPoints'> },
): Promise<{ readonly all: number; readonly team: number }> {
  const { profile, ...rest } = request;
  const variables = { team: profile.teamId, points: String(profile.totalPoints) };
  const { all, team } = await fetchIndex({ ...rest, document: ranksDocument, variables });
  return { all: all + 1, team: team + 1 };
}
