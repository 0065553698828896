import { profileShape } from '@besc/domain/profile/profile-rows';
import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { fetchTeamMembers } from './fetch-team-members';

const server = answerServer();
const member = (number: number, points: number) =>
  sentRow(profileShape, {
    id: `0x${String(number).padStart(40, '0')}`,
    number,
    isActive: true,
    teamId: '2',
    totalPoints: String(points),
  });
const answer = (items: readonly unknown[], endCursor: string | null = null) =>
  server.answerJson({ data: { page: { items, pageInfo: { endCursor, hasNextPage: endCursor !== null } } } });

test('members with as many points share a rank, over the end of a page too', async () => {
  answer([member(1, 90), member(2, 70)], 'after-2');
  const first = await fetchTeamMembers({ url: server.url, team: 2, first: 2 });
  expect(first.members.map(({ number, rank }) => [number, rank])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(server.requests.at(-1)?.variables).toEqual({ team: '2', limit: 2, after: null });
  answer([member(3, 70), member(4, 0), member(5, 0)]);
  const second = await fetchTeamMembers({ url: server.url, team: 2, first: 3, cursor: first.next });
  expect(second.members.map(({ number, rank }) => [number, rank])).toEqual([
    [3, 2],
    [4, 4],
    [5, 4],
  ]);
  expect(second.next).toBeUndefined();
  expect(server.requests.at(-1)?.variables).toEqual({ team: '2', limit: 3, after: 'after-2' });
});

test('of a team, or of all, only active profiles are asked for, by points', async () => {
  answer([]);
  await fetchTeamMembers({ url: server.url, first: 20 });
  const order = 'orderBy: "totalPoints", orderDirection: "desc"';
  expect(server.requests.at(-1)?.query).toContain(`profileUsers(where: { isActive: true }, ${order}`);
  await fetchTeamMembers({ url: server.url, team: 3, first: 20 });
  expect(server.requests.at(-1)?.query).toContain(`profileUsers(where: { teamId: $team, isActive: true }, ${order}`);
});
