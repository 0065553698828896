import { expect, test } from 'vitest';
import { placeAmong } from './place-among';
import { type ProfileEvent, replayedProfiles } from './replayed-profiles';

const joined: readonly ProfileEvent<string>[] = [
  { kind: 'teamAdd', team: 1n },
  { kind: 'teamAdd', team: 2n },
  { kind: 'join', user: 'ann', team: 1n },
  { kind: 'points', user: 'ann', change: 7n },
  { kind: 'teamPoints', team: 1n, change: 3n },
];

test('a team has its own points and those of its active members', () => {
  expect([...replayedProfiles(joined).teams]).toEqual([
    [1n, 10n],
    [2n, 0n],
  ]);
});

test('a pause takes the points out, a picture brings them back, another team takes them along', () => {
  const paused = [...joined, { kind: 'pause', user: 'ann' } as const];
  expect(replayedProfiles(paused).teams.get(1n)).toBe(3n);
  expect(replayedProfiles([...paused, { kind: 'picture', user: 'ann' }]).teams.get(1n)).toBe(10n);
  const moved = [...joined, { kind: 'join', user: 'ann', team: 2n } as const];
  expect([...replayedProfiles(moved).teams.values()]).toEqual([3n, 7n]);
});

test('points of an account without a profile are refused', () => {
  expect(() => replayedProfiles([{ kind: 'points', user: 'bob', change: 1n }])).toThrow(RangeError);
});

test('equal ones share the better place', () => {
  expect([9n, 4n, 4n, 1n].map((one, _, all) => placeAmong(one, all))).toEqual([1, 2, 2, 4]);
});
