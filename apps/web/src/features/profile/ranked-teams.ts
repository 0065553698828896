import { placeAmong } from '@besc/domain/profile/place-among';
import type { Team } from '@besc/sdk/profile/read-teams';

/** A team among the others. `points`: its own and those of its members; these and the rank are undefined while they are not known. */
export interface RankedTeam {
  readonly team: Team;
  readonly points: bigint | undefined;
  readonly rank: number | undefined;
}

/** The teams that are known, most points first; equal ones share a rank, and the earlier team comes first. */
export function rankedTeams(
  teams: readonly (Team | undefined)[],
  memberPoints: ReadonlyMap<number, bigint> | undefined,
): readonly RankedTeam[] {
  const known = teams.filter((team) => team !== undefined);
  if (memberPoints === undefined) return known.map((team) => ({ team, points: undefined, rank: undefined }));
  const counted = known.map((team) => ({ team, points: team.points + (memberPoints.get(team.id) ?? 0n) }));
  const sorted = counted.toSorted((one, other) => Number(other.points - one.points) || one.team.id - other.team.id);
  const all = sorted.map(({ points }) => points);
  return sorted.map((one) => ({ ...one, rank: placeAmong(one.points, all) }));
}
