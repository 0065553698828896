import { profileShape } from '@besc/domain/profile/profile-rows';
import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetchProfilesOf, fetchRanks } from './fetch-profiles';
import { fetchTeams } from './fetch-teams';
import { fetchUserPoints } from './fetch-user-points';

const server = answerServer();
const accounts = Array.from({ length: 100 }, (_, at) => checksumAddress(`0x${String(at + 1).padStart(40, '0')}`));
const [account] = accounts as [(typeof accounts)[number]];

test('a hundred accounts come with one request, each asked for once; those without a profile are missing', async () => {
  const picture = { collection: account.toLowerCase(), tokenId: String(2n ** 256n - 1n) };
  const paused = sentRow(profileShape, { id: accounts[7], teamId: '3' });
  const active = sentRow(profileShape, { id: account, teamId: '1', isActive: true, ...picture });
  server.answerJson({ data: { profiles: { items: [active, paused] } } });
  const profiles = await fetchProfilesOf({ url: server.url, accounts: [...accounts, account] });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.variables).toEqual({ ids: accounts.map((one) => one.toLowerCase()) });
  expect([...profiles.keys()]).toEqual([account, accounts[7]]);
  expect(profiles.get(account)).toMatchObject({ isActive: true, collection: account, tokenId: 2n ** 256n - 1n });
  expect(profiles.get(accounts[7] ?? account)).toMatchObject({ isActive: false, collection: null, tokenId: null });
});

test('no accounts are no request', async () => {
  expect(await fetchProfilesOf({ url: server.url, accounts: [] })).toEqual(new Map());
  expect(server.requests).toEqual([]);
});

test('a rank is one more than have more points', async () => {
  server.answerJson({ data: { all: { totalCount: 12 }, team: { totalCount: 0 } } });
  const profile = { teamId: '2', totalPoints: 350n };
  expect(await fetchRanks({ url: server.url, profile })).toEqual({ all: 13, team: 1 });
  expect(server.requests[0]?.variables).toEqual({ team: '2', points: '350' });
});

test('ACH-05 ACH-06 OPEN-82 an account without a profile has no points; a failed call is no empty list', async () => {
  server.answerJson({ data: { points: { items: [] } } });
  expect(await fetchUserPoints({ url: server.url, account })).toEqual([]);
  expect(server.requests[0]?.variables).toEqual({ user: account.toLowerCase() });
  server.answerJson({ errors: [{ message: 'no' }] });
  await expect(fetchUserPoints({ url: server.url, account })).rejects.toMatchObject({ code: 'INDEX_QUERY' });
});

test('teams without any profile have none', async () => {
  server.answerJson({ data: { teams: { items: [] }, sums: null } });
  expect(await fetchTeams({ url: server.url })).toEqual({ teams: [], sums: { totalUsers: 0, activeUsers: 0 } });
});
