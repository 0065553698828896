import { competitionUserShape } from '@besc/domain/competition/competition-rows';
import { rankOfNextTier } from '@besc/domain/competition/tiers';
import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { countOf, indexDocument, oneRow, rowsOf } from '../shared/index-document';
import type { CompetitionUser } from './fetch-competition-users';

const userDocument = indexDocument('$id: String!', { user: oneRow('competitionUser(id: $id)', competitionUserShape) });

const above = (where: string) =>
  `competitionUsers(where: { competitionId: $id, ${where}volumeUSD_gt: $volume }, orderBy: "volumeUSD"`;
const ranksDocument = indexDocument('$id: String!, $team: Int!, $volume: Numeric!', {
  all: countOf(`${above('')})`),
  team: countOf(`${above('teamId: $team, ')})`),
});
const edgeDocument = indexDocument('$id: String!, $team: Int!, $offset: Int!', {
  edge: rowsOf(
    'competitionUsers(where: { competitionId: $id, teamId: $team, volumeUSD_gt: "0" }, orderBy: "volumeUSD", orderDirection: "desc", limit: 1, offset: $offset)',
    competitionUserShape,
  ),
});

/** Where an account stands in a competition. */
export interface CompetitionPlaceRow {
  readonly user: CompetitionUser;
  /** Among all and in its team; undefined while it has traded nothing. */
  readonly rank: number | undefined;
  readonly teamRank: number | undefined;
  /** What the last member of the next better tier has traded, USD in 10^-18; undefined in the best tier and without a rank. */
  readonly nextTierVolume: bigint | undefined;
}

/** Where an account stands; undefined when it does not take part. Throws FetchError. */
export async function fetchCompetitionPlace(
  request: IndexRequest & { id: number; account: Address },
): Promise<CompetitionPlaceRow | undefined> {
  const { id, account, ...rest } = request;
  const { user } = await fetchIndex({
    ...rest,
    document: userDocument,
    variables: { id: `${id}-${indexId(account)}` },
  });
  if (user === undefined) return undefined;
  const volume = user.volumeUSD ?? 0n;
  if (volume === 0n) return { user, rank: undefined, teamRank: undefined, nextTierVolume: undefined };
  const variables = { id: String(id), team: user.teamId, volume: formatExact(volume, 18) };
  const { all, team } = await fetchIndex({ ...rest, document: ranksDocument, variables });
  const ranks = { user, rank: all + 1, teamRank: team + 1 };
  const next = rankOfNextTier(ranks.teamRank);
  if (next === undefined) return { ...ranks, nextTierVolume: undefined };
  const place = { id: String(id), team: user.teamId, offset: next - 1 };
  const { edge } = await fetchIndex({ ...rest, document: edgeDocument, variables: place });
  return { ...ranks, nextTierVolume: edge[0]?.volumeUSD };
}
