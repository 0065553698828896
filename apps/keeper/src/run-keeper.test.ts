import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../test/keeper-scene';
import { runKeeper } from './run-keeper';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());

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
  await expect
    .poll(metrics, { timeout: 30_000 })
    .toContain('keeper_rounds_total{task="convert fees",outcome="good"} 1');
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

test('a port that is taken is said before anything is done', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { signal } = new AbortController();
  const running = runKeeper(scene.env({ PORT: `${port}` }), pino({ level: 'silent' }), signal);
  await expect(running).rejects.toMatchObject({ code: 'EADDRINUSE' });
  server.close();
});
