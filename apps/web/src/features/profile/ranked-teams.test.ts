import { expect, test } from 'vitest';
import { rankedTeams } from './ranked-teams';

const team = (id: number, points: bigint) => ({
  id,
  points,
  name: `Team ${id}`,
  description: '',
  users: 1,
  isJoinable: true,
});

test('most points come first, equal ones share a rank, and a team that could not be read is left out', () => {
  const teams = [team(1, 5n), undefined, team(3, 0n), team(4, 4n)];
  const members = new Map([
    [3, 9n],
    [4, 1n],
  ]);
  expect(rankedTeams(teams, members).map((each) => [each.team.id, each.points, each.rank])).toEqual([
    [3, 9n, 1],
    [1, 5n, 2],
    [4, 5n, 2],
  ]);
  expect(rankedTeams(teams, undefined).map(({ points, rank }) => [points, rank])).toEqual(
    Array(3).fill([undefined, undefined]),
  );
});
