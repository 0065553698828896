import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { afterAll, expect, test } from 'vitest';
import { readHead } from '../support/read-head';
import { readTables, tablesHash } from '../support/read-tables';
import { startIndex } from '../support/start-index';

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test('a database that a kill left half-written is indexed anew', async () => {
  const chain = await startChain();
  ended.push(() => chain.stop());
  const { deployment } = await makeExchange(chain, { blocks: 3 });
  const folder = mkdtempSync(join(tmpdir(), 'besc-index-torn-'));
  ended.push(async () => rmSync(folder, { recursive: true, force: true }));
  const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env: { DATA_DIR: folder } });
  ended.push(() => index.stop());
  await index.reach(await readHead(chain));
  const before = tablesHash(await readTables(index));
  await index.kill();

  const global = join(folder, 'database', 'global');
  for (const name of readdirSync(global)) truncateSync(join(global, name), 0);
  await index.start();
  await index.reach(await readHead(chain));
  expect(index.output()).toContain('ALARM: the database in DATA_DIR cannot be opened; everything is indexed anew.');
  expect(tablesHash(await readTables(index))).toBe(before);
}, 240_000);
