import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hex } from '@besc/domain/shared/hex';
import { type Chain, startChain } from '@besc/localnet/chain';
import { startPostgres, type TestPostgres } from '@besc/localnet/postgres/start-postgres';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raisedAlarms, scraped } from '../../../tooling/src/production/raised-alarms';
import { migrate } from '../src/shared/migrate';
import { postgresDatabase } from '../src/shared/postgres-database';
import { tokensFeature } from '../src/tokens/tokens-feature';
import { makeAccount, makeNotePost } from './support/note-post';
import { notesFeature } from './support/notes/notes-feature';
import { startNotes } from './support/start-notes';
import { testNowMs } from './support/start-test-api';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('a thousand posts of one account at once leave one row, the one signed last', async () => {
  // On a busy machine the last of a thousand requests is read, and has its turn at the database, long after it was sent.
  const patience = { REQUEST_SECONDS: '1000', DATABASE_CONNECT_SECONDS: '1000' };
  const api = await startNotes({ DATABASE_URL: await postgres.database(), ...patience });
  const now = testNowMs;
  const posts = await Promise.all(
    Array.from({ length: 1_000 }, (_, age) =>
      makeNotePost({ timestamp: now - age, fields: { text: `of age ${age}` } }),
    ),
  );
  const shuffled = posts.sort((a, b) => (a.salt < b.salt ? -1 : 1));
  const outcomes = await Promise.all(shuffled.map((post) => api.outcome(post)));
  expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
  expect(await api.notes('fees')).toMatchObject([
    { account: makeAccount(1).address, text: 'of age 0', stars: 3, signedAt: now },
  ]);
  expect(new Set(await Promise.all(shuffled.slice(0, 50).map((post) => api.outcome(post))))).toEqual(
    new Set(['409 MESSAGE_SPENT']),
  );
  await api.stop();
});

test('that a message was taken is forgotten once it is too old to come again', async () => {
  const url = await postgres.database();
  let nowMs = testNowMs;
  const api = await startNotes({ DATABASE_URL: url }, { nowMs: () => nowMs });
  const postNow = async () => await api.outcome(await makeNotePost({ timestamp: nowMs }));
  const database = postgresDatabase(url, 100);
  const spent = () => database.transaction((run) => run('select from api_notes.spent_message'));
  for (let time = 0; time < 3; time++) expect(await postNow()).toBe('200');
  // An hour after its window: until then a process whose clock is behind would take it again.
  nowMs += 300_000 + 3_600_000;
  expect(await postNow()).toBe('200');
  expect(await spent()).toHaveLength(4);
  nowMs += 1;
  expect(await postNow()).toBe('200');
  expect(await spent()).toHaveLength(2);
  await database.close();
  await api.stop();
});

test('two processes on one database take a message once', async () => {
  const url = await postgres.database();
  const apis = await Promise.all([startNotes({ DATABASE_URL: url }), startNotes({ DATABASE_URL: url })]);
  const post = await makeNotePost({});
  const outcomes = await Promise.all([...apis, ...apis].map((api) => api.outcome(post)));
  expect(outcomes.sort()).toEqual(['200', ...Array(3).fill('409 MESSAGE_SPENT')]);
  for (const api of apis) await api.stop();
});

test('a process whose clock is behind takes nothing that another has taken', async () => {
  const url = await postgres.database();
  let nowMs = testNowMs;
  const ahead = await startNotes({ DATABASE_URL: url }, { nowMs: () => nowMs });
  const behind = await startNotes({ DATABASE_URL: url });
  const post = await makeNotePost({});
  expect(await ahead.outcome(post)).toBe('200');
  nowMs += 301_000;
  // With each message some of those that are too old are forgotten.
  expect(await ahead.outcome(await makeNotePost({ timestamp: nowMs }))).toBe('200');
  expect(await behind.outcome(post)).toBe('409 MESSAGE_SPENT');
  for (const api of [ahead, behind]) await api.stop();
});

test('while the database is away what needs it is told so, and it comes back by itself', async () => {
  const api = await startNotes({ DATABASE_URL: await postgres.database() }, { features: [tokensFeature] });
  const first = await makeNotePost({ account: makeAccount(1) });
  expect(await api.outcome(first)).toBe('200');
  await postgres.halt();
  const second = await makeNotePost({ account: makeAccount(2) });
  const refused = await api.post(second);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ error: { code: 'STORE_UNAVAILABLE' } });
  expect((await fetch(`${api.url}/notes/fees`)).status).toBe(503);
  const health = await fetch(`${api.url}/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { error: { code: 'STORE_UNAVAILABLE' } }]);
  expect((await fetch(`${api.url}/lists/default.tokenlist.json`)).status).toBe(200);
  const raised = async () => raisedAlarms(scraped('api', await (await fetch(`${api.url}/metrics`)).text()));
  expect(await raised()).toContain('DatabaseUnreachable');
  await postgres.resume();
  expect(await api.outcome(second)).toBe('200');
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  expect(await raised()).not.toContain('DatabaseUnreachable');
  expect(await api.outcome(first)).toBe('409 MESSAGE_SPENT');
  expect(await api.notes('fees')).toHaveLength(2);
  await api.stop();
});

test('a database that ends in the middle of many posts keeps each whole or not at all', async () => {
  const api = await startNotes({ DATABASE_URL: await postgres.database() });
  const posts = await Promise.all(
    Array.from({ length: 100 }, (_, number) => makeNotePost({ account: makeAccount(number + 1) })),
  );
  const sent = Promise.all(posts.map((post) => api.outcome(post)));
  await postgres.halt();
  const outcomes = await sent;
  expect(outcomes.filter((outcome) => outcome !== '200' && outcome !== '503 STORE_UNAVAILABLE')).toEqual([]);
  await postgres.resume();
  const again = await Promise.all(posts.map((post) => api.outcome(post)));
  expect(again.filter((outcome) => outcome !== '200' && outcome !== '409 MESSAGE_SPENT')).toEqual([]);
  expect(await api.notes('fees')).toHaveLength(100);
  await api.stop();
});

test('migrations run once, in order; a changed one stops the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-migrations-'));
  await cp(notesFeature.migrations ?? '', folder, { recursive: true });
  const database = postgresDatabase(await postgres.database(), 100);
  await Promise.all([migrate(database, 'notes', folder), migrate(database, 'notes', folder)]);
  await writeFile(join(folder, '002-more.sql'), 'alter table api_notes.note add column seen boolean;');
  await migrate(database, 'notes', folder);
  await writeFile(join(folder, '003-broken.sql'), 'create table api_notes.half (a int); create nonsense;');
  await expect(migrate(database, 'notes', folder)).rejects.toThrow('syntax error');
  const [half] = await database.transaction((run) => run("select to_regclass('api_notes.half') as found"));
  expect(half).toEqual({ found: null });
  await rm(join(folder, '003-broken.sql'));
  await writeFile(join(folder, '001-note.sql'), 'create table api_notes.note (a int);');
  await expect(migrate(database, 'notes', folder)).rejects.toMatchObject({ code: 'MIGRATION_CHANGED' });
  await database.close();
  await rm(folder, { recursive: true });
});

test('a feature that stores or asks the chain does not start without a database or a node', async () => {
  await expect(startNotes({ DATA_DIR: '' })).rejects.toThrow('DATA_DIR');
  await expect(startNotes({ RPC_URL: '' })).rejects.toThrow('RPC_URL');
  await expect(startNotes({ DATABASE_URL: 'mysql://x' })).rejects.toThrow('DATABASE_URL');
});

test('a folder keeps what was stored over a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-api-store-'));
  const first = await startNotes({ DATA_DIR: join(folder, 'store') });
  const post = await makeNotePost({});
  expect(await first.outcome(post)).toBe('200');
  await first.stop();
  const second = await startNotes({ DATA_DIR: join(folder, 'store') });
  expect(await second.outcome(post)).toBe('409 MESSAGE_SPENT');
  expect(await second.notes('fees')).toHaveLength(1);
  await second.stop();
  await rm(folder, { recursive: true });
});

test("a wallet that is a contract signs by its contract's word, and not while no node answers", async () => {
  const chain: Chain = await startChain();
  const contract = checksumAddress('0x00000000000000000000000000000000000000A1');
  const { hash } = await chain.rpc.request<{ hash: Hex }>('eth_getBlockByNumber', ['0x0', false]);
  // Answers the magic word of ERC-1271 to everything.
  await chain.rpc.request('anvil_setCode', [contract, '0x631626ba7e60e01b60005260206000f3']);
  const api = await startNotes({ RPC_URL: chain.rpcUrl }, { genesisHash: hash });
  const as = { genesisHash: hash };
  expect(await api.outcome(await makeNotePost({ contract, as }))).toBe('200');
  expect(await api.notes('fees')).toMatchObject([{ account: contract }]);
  const other = checksumAddress('0x00000000000000000000000000000000000000A2');
  expect(await api.outcome(await makeNotePost({ contract: other, as }))).toBe('401 BAD_SIGNATURE');
  await chain.stop();
  expect(await api.outcome(await makeNotePost({ contract, as }))).toBe('503 NODE_UNAVAILABLE');
  expect(await api.outcome(await makeNotePost({ as }))).toBe('200');
  await api.stop();
});
