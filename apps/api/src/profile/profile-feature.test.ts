import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from '@besc/localnet/chain';
import { nftsHistory } from '@besc/localnet/nfts/nfts.history';
import { localProfiles } from '@besc/localnet/profile/local-profiles';
import { profileHistory } from '@besc/localnet/profile/profile.history';
import { startExchange } from '@besc/localnet/start-exchange';
import { registerNameMessage } from '@besc/wire/profile/register-name';
import { jsonText } from '@besc/wire/shared/json-text';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented } from '../../test/support/expect-documented';
import { signedPostOf } from '../../test/support/signed-post-of';
import { startTestApi, type TestApi, testNowMs } from '../../test/support/start-test-api';
import { profileFeature } from './profile-feature';

let node: Chain;
let api: TestApi;
let bunnies: string;
let genesisHash: Hex;
beforeAll(async () => {
  const { chain, exchange } = await startExchange();
  const { deployment } = exchange;
  node = chain;
  await node.setAutomine(false);
  genesisHash = deployment.genesisHash;
  bunnies = addressOf(deployment, 'nfts', 'bunnies');
  const world = { chain, deployment, seed: 'test', start: 0, end: 0, isResumed: false, blocks: 0 };
  await nftsHistory.open?.(world);
  await profileHistory.open?.(world);
  api = await startTestApi({ features: [profileFeature], env: { RPC_URL: chain.rpcUrl }, genesisHash });
});
afterAll(async () => {
  await api?.stop();
  await node?.stop();
});

const address = (index: number) => node.accounts[index]?.address ?? '0x';
const get = (path: string) => fetch(api.url + path);
const codeOf = async (answer: Response) => ((await answer.json()) as { error?: { code: string } }).error?.code;

async function register(index: number, username: string, as: object = {}) {
  const key = node.accounts[index]?.privateKey ?? '0x';
  const post = await signedPostOf(registerNameMessage, { username }, privateKeyToAccount(key), {
    timestamp: testNowMs,
    as: { genesisHash, ...as },
  });
  return await send(post);
}
function send(post: unknown) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${api.url}/api/users/register`, { method: 'POST', headers, body: jsonText(post) });
}

test('PROF-34 a name is asked for by an address in any case, and stands as it was signed', async () => {
  expect((await register(1, 'BunnyBaron')).status).toBe(200);
  const answer = await get(`/api/users/${address(1).toLowerCase()}`);
  expect(await answer.json()).toMatchObject({
    address: address(1),
    username: 'BunnyBaron',
    slug: 'bunnybaron',
    leaderboard: { global: '???', team: '???', volume: 0, next_rank: '???' },
  });
  expect((await get(`/api/users/${address(9)}`)).status).toBe(404);
  expect((await get('/api/users/0x12')).status).toBe(400);
});

test('a name is unique without regard to case, never changed, and only for who has a profile', async () => {
  expect((await register(5, 'FirstName')).status).toBe(200);
  expect(await codeOf(await register(6, 'fIRSTnAME'))).toBe('NAME_TAKEN');
  expect(await codeOf(await register(5, 'OtherName'))).toBe('HAS_NAME');
  expect(await codeOf(await register(0, 'NoProfile'))).toBe('NO_PROFILE');
  expect(await codeOf(await register(7, 'admin'))).toBe('NAME_NOT_ALLOWED');
});

test('of two that want one name at the same moment one gets it', async () => {
  const answers = await Promise.all([register(8, 'SameMoment'), register(9, 'samemoment')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a signature counts once, for this chain and for its own name', async () => {
  const key = node.accounts[10]?.privateKey ?? '0x';
  const post = await signedPostOf(registerNameMessage, { username: 'OnlyOnce' }, privateKeyToAccount(key), {
    timestamp: testNowMs,
    as: { genesisHash },
  });
  expect(await codeOf(await send({ ...post, fields: { username: 'Another' } }))).toBe('BAD_SIGNATURE');
  expect((await send(post)).status).toBe(200);
  expect(await codeOf(await send(post))).toBe('MESSAGE_SPENT');
  expect(await codeOf(await register(11, 'ElsewhereA', { genesisHash: `0x${'2b'.repeat(32)}` }))).toBe('BAD_SIGNATURE');
  expect(await codeOf(await register(11, 'ElsewhereB', { chainId: 97 }))).toBe('BAD_SIGNATURE');
  expect(await codeOf(await register(11, 'ElsewhereC', { space: 'notes' }))).toBe('BAD_SIGNATURE');
});

test('PROF-27 PROF-28 what is no name is refused with its reason, also one that only looks like another', async () => {
  const valid = async (name: string) => codeOf(await get(`/api/users/valid/${encodeURIComponent(name)}`));
  expect(await valid('FreeName1')).toBeUndefined();
  expect(await valid('ab')).toBe('BAD_NAME');
  expect(await valid('abcdefghijklmnop')).toBe('BAD_NAME');
  expect(await valid('two words')).toBe('BAD_NAME');
  expect(await valid('BunnyB\u0430ron')).toBe('BAD_NAME');
  expect(await valid('bunnybaron')).toBe('NAME_TAKEN');
  expect(await valid('sh1thead')).toBe('NAME_NOT_ALLOWED');
});

test('names and pictures of a hundred accounts come with one request, those of paused profiles without a picture', async () => {
  const accounts = Array.from({ length: 100 }, (_, index) =>
    index < 28 ? address(index) : `0x${index.toString(16).padStart(40, '0')}`,
  );
  const answer = await get(`/api/users?addresses=${accounts.join()}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  // After an own transaction the page asks again at once, and keeps the answer for long.
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { data } = (await answer.json()) as {
    data: { username: string | null; picture: { collection: string } | null; teamId: number | null }[];
  };
  expect(data).toHaveLength(100);
  expect(data[1]).toMatchObject({ username: 'BunnyBaron', teamId: 1, picture: { collection: bunnies } });
  const paused = localProfiles.find(({ state }) => state === 'paused')?.account ?? 0;
  expect(data[paused]).toMatchObject({ picture: null, teamId: 3 });
  expect(data[0]).toMatchObject({ username: null, picture: null, teamId: null });
  expect((await get(`/api/users?addresses=${[...accounts, address(1)].join()}`)).status).toBe(400);
});

test('every route answers as the document tells', async () => {
  const key = node.accounts[12]?.privateKey ?? '0x';
  const named = { timestamp: testNowMs, as: { genesisHash } };
  const post = await signedPostOf(registerNameMessage, { username: 'Documented' }, privateKeyToAccount(key), named);
  await expectDocumented(api.url, {
    'get /api/users': [
      [`/api/users?addresses=${address(1)}`, 200],
      ['/api/users?addresses=x', 400],
    ],
    'get /api/users/{address}': [
      [`/api/users/${address(1)}`, 200],
      [`/api/users/${address(20)}`, 404],
    ],
    'get /api/users/valid/{name}': [
      ['/api/users/valid/AnotherFree', 200],
      ['/api/users/valid/a', 400],
    ],
    'post /api/users/register': [
      ['/api/users/register', 200, post],
      ['/api/users/register', 400, {}],
    ],
    'get /images/teams/{file}': [
      ['/images/teams/1-md.webp', 200],
      ['/images/teams/0-md.webp', 404],
    ],
  });
});
