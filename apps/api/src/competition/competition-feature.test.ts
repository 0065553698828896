import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  competitionShape,
  competitionTeamShape,
  competitionUserShape,
} from '@besc/domain/competition/competition-rows';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { sentRow } from '@besc/wire/test/sent-row';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented } from '../../test/support/expect-documented';
import { startTestApi, type TestApi } from '../../test/support/start-test-api';
import { competitionFeature } from './competition-feature';

const at = (place: number) => `0x${'ab'.repeat(18)}${place.toString(16).padStart(4, '0')}`;
const row = (place: number, teamId: number, volumeUSD: string) =>
  sentRow(competitionUserShape, { id: `2-${at(place)}`, competitionId: '2', account: at(place), teamId, volumeUSD });
const rows = [row(1, 1, '90.5'), row(2, 2, '40'), row(3, 1, '40'), row(4, 1, '7')];
const world = { answers: true, hasCompetition: true };

function answer(query: string, variables: Record<string, unknown>): object {
  if (query.includes('competitions(')) {
    const items = world.hasCompetition ? [sentRow(competitionShape, { id: '2' })] : [];
    const team = (id: number, traderCount: number) =>
      sentRow(competitionTeamShape, { id: `2-${id}`, competitionId: '2', teamId: id, traderCount });
    const asked = variables.teams === undefined ? [] : [team(1, 3), team(2, 1), team(3, 0)];
    return { competitions: { items }, teams: { items: asked } };
  }
  const of = rows.filter((one) => variables.team === undefined || one.teamId === variables.team);
  if (query.includes('page: competitionUsers(')) {
    return { page: { items: of, pageInfo: { endCursor: null, hasNextPage: false } } };
  }
  throw new RangeError(`asked ${query}`);
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  if (!world.answers) return void response.writeHead(503).end();
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer(query, variables) }));
});
let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  api = await startTestApi({ features: [competitionFeature], env: { INDEX_URL: url } });
});
afterAll(async () => {
  await api?.stop();
  server.close();
});

const get = async (path: string) => (await fetch(api.url + path)).json() as Promise<unknown>;
const spelled = (place: number) => checksumAddress(at(place));

test('the leaderboards are those of the newest competition; equal volumes share a rank', async () => {
  expect(await get('/api/leaderboard/global')).toEqual({
    total: 4,
    volume: 177.5,
    data: [
      { rank: 1, address: spelled(1), volume: 90.5, teamId: 1 },
      { rank: 2, address: spelled(2), volume: 40, teamId: 2 },
      { rank: 2, address: spelled(3), volume: 40, teamId: 1 },
      { rank: 4, address: spelled(4), volume: 7, teamId: 1 },
    ],
  });
  expect(await get('/api/leaderboard/team/2?id=2')).toMatchObject({ total: 1, volume: 40, data: [{ rank: 1 }] });
  for (const path of ['/api/leaderboard/team/4', '/api/leaderboard/team/x', '/api/leaderboard/global?id=0']) {
    expect((await fetch(api.url + path)).status).toBe(400);
  }
});

test('every route answers as the document tells; without a competition there are no ranks, without an index no answer', async () => {
  await expectDocumented(api.url, {
    'get /api/leaderboard/global': [
      ['/api/leaderboard/global', 200],
      ['/api/leaderboard/global?id=2', 200],
    ],
    'get /api/leaderboard/team/{team}': [['/api/leaderboard/team/1', 200]],
  });
  world.hasCompetition = false;
  expect(await get('/api/leaderboard/global')).toEqual({ total: 0, volume: 0, data: [] });
  world.answers = false;
  const refused = await fetch(`${api.url}/api/leaderboard/global`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
});
