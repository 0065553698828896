import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../test/keeper-scene';
import { runKeeper } from './run-keeper';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
  // The scene's chain was made some time ago: it is brought ten minutes ahead of the machine, whose time the health asks.
  await scene.chain.setNextTimestamp(Math.max(await newestTime(), Math.floor(Date.now() / 1000)) + 600);
  await scene.chain.mine();
});

afterAll(() => scene.stop());

const newestTime = async () => Number((await scene.client.getBlock({ blockTag: 'latest' })).timestamp);

/** The port that the service says it listens on, and what it logs. */
function listeningLog() {
  let tell: (port: number) => void = () => {};
  const port = new Promise<number>((resolve) => {
    tell = resolve;
  });
  const log = pino({ level: 'info' }, { write: (line: string) => found(JSON.parse(line) as { port?: number }) });
  const found = (entry: { port?: number }) => entry.port !== undefined && tell(entry.port);
  return { log, port };
}

test('it says how it is, what it did, and ends when it is told to', async () => {
  const stopping = new AbortController();
  const { log, port } = listeningLog();
  const running = runKeeper(scene.env(), log, stopping.signal);
  const url = `http://127.0.0.1:${await port}`;
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(metrics).toContain('keeper_rounds_total{task="convert fees",outcome="good"} 1');
  expect(await metrics()).toContain('keeper_pairs_waiting{reason="no-mean-yet"}');
  const health = await fetch(`${url}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ ok: true });
  expect((await fetch(`${url}/else`)).status).toBe(404);
  expect((await fetch(`${url}/health`, { method: 'POST' })).status).toBe(405);
  stopping.abort();
  await running;
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});

test('a key that may not convert keeps no other task from its work, and the service says so', async () => {
  const stopping = new AbortController();
  const { log, port } = listeningLog();
  const OPERATOR_KEY = scene.chain.accounts[9]?.privateKey ?? '';
  const running = runKeeper(scene.env({ OPERATOR_KEY }), log, stopping.signal);
  const url = `http://127.0.0.1:${await port}`;
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect
    .poll(metrics, { timeout: 20_000 })
    .toContain('keeper_rounds_total{task="convert fees",outcome="good"} 1');
  const health = await fetch(`${url}/health`);
  expect(health.status).toBe(503);
  expect(await health.text()).toContain('is neither the operator');
  expect(await metrics()).not.toContain('keeper_pairs_waiting{reason="no-mean-yet"}');
  stopping.abort();
  await running;
});

test('a port that is taken is said before anything is done', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { signal } = new AbortController();
  const running = runKeeper(scene.env({ PORT: `${port}` }), pino({ level: 'silent' }), signal);
  await expect(running).rejects.toMatchObject({ code: 'EADDRINUSE' });
  server.close();
});

test('only the tasks that are asked for are done, and one that there is not is refused by name', async () => {
  const { signal } = new AbortController();
  const silent = pino({ level: 'silent' });
  const unknown = runKeeper(scene.env({ TASKS: 'swap, none' }), silent, signal);
  await expect(unknown).rejects.toThrow(/^TASKS knows swap, .*, not "none"\.$/);
  const stopping = new AbortController();
  const { log, port } = listeningLog();
  const running = runKeeper(scene.env({ TASKS: 'oracle, lottery' }), log, stopping.signal);
  const health = await fetch(`http://127.0.0.1:${await port}/health`);
  const { duties } = (await health.json()) as { duties: { name: string }[] };
  // There is no key for the treasury's share here.
  expect(duties.map(({ name }) => name)).toEqual(['report prices', 'run lottery']);
  stopping.abort();
  await running;
});

test('what is wrong with node, balance and waiting tasks is told, and when it is over', async () => {
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  const stopping = new AbortController();
  const { log, port } = listeningLog();
  const running = runKeeper(scene.env({ RPC_URL: proxy.url, POLL_MS: '50' }), log, stopping.signal);
  try {
    const url = `http://127.0.0.1:${await port}`;
    const health = async () => (await fetch(`${url}/health`)).json() as Promise<{ problems: { kind: string }[] }>;
    const kinds = async () => (await health()).problems.map(({ kind }) => kind);
    // A chain that is ahead of the machine is no illness alone.
    await expect.poll(kinds).toEqual(['clock-behind']);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    proxy.inject({ kind: 'down' });
    await expect.poll(kinds).toContain('no-node');
    expect((await fetch(`${url}/health`)).status).toBe(503);
    proxy.heal();
    await expect.poll(kinds).toEqual(['clock-behind']);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('keeper_problem{kind="clock-behind"} 1');
    const operator = scene.chain.accounts[29]?.address ?? '0x';
    await scene.chain.setBalance(operator, 1n);
    await expect.poll(kinds).toContain('coins-low');
  } finally {
    stopping.abort();
    await running;
    await proxy.stop();
  }
});

test('a keeper that only signs is well although its key has no coins', async () => {
  const stopping = new AbortController();
  const { log, port } = listeningLog();
  const changes = { TASKS: 'oracle', REPORTS_SUBMITTED: 'no', OPERATOR_KEY: `0x${'5'.repeat(64)}` };
  const running = runKeeper(scene.env({ ...changes, POLL_MS: '50' }), log, stopping.signal);
  const url = `http://127.0.0.1:${await port}`;
  const looked = async () => (await (await fetch(`${url}/metrics`)).text()).includes('keeper_problem{kind=');
  await expect.poll(looked).toBe(true);
  const health = await fetch(`${url}/health`);
  expect(await health.json()).toMatchObject({ ok: true, problems: [{ kind: 'clock-behind' }] });
  stopping.abort();
  await running;
});
