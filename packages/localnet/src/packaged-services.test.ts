import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { graphs } from '../../../tooling/src/production/graphs';
import { figuresOf } from '../../../tooling/src/production/raised-alarms';
import { nodeArguments, type ProductionService, services, sourcesOf } from '../../../tooling/src/production/services';
import type { Chain } from './chain';
import { freePort } from './free-port';
import { type ManagedProcess, spawnManaged } from './managed-process';
import { startPostgres, type TestPostgres } from './postgres/start-postgres';
import { startExchange } from './start-exchange';

/* What the image files, the compose file and the units start, started by the same description from a copy that holds only what they copy. */
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const notCopied = new Set(['node_modules', '.ponder', 'cache', 'out']);
const soon = { timeout: 200_000, interval: 200 };

interface Running {
  readonly url: string;
  readonly process: ManagedProcess;
  output(): string;
}

let copy: string;
let chain: Chain;
let postgres: TestPostgres;
const databases = new Map<string, string>();
const running = new Map<string, Running>();

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'besc-release-'));
  makeCopy();
  const before = filesOf(copy);
  const [exchange, server] = await Promise.all([startExchange({ blocks: 3 }), startPostgres()]);
  chain = exchange.chain;
  postgres = server;
  for (const name of ['index', 'api']) databases.set(name, await postgres.database());
  const deploymentFile = join(dirname(copy), `${basename(copy)}.json`);
  writeFileSync(deploymentFile, JSON.stringify(exchange.exchange.deployment));
  const ports = new Map(await Promise.all(services.map(async ({ name }) => [name, await freePort()] as const)));
  for (const service of services) {
    const port = ports.get(service.name) ?? 0;
    running.set(service.name, run(service, { port, deploymentFile, reader: ports.get('index-reader-1') ?? 0 }));
  }
  return async () => {
    await Promise.all([...running.values()].map(({ process: service }) => service.stop(10_000)));
    await postgres.stop();
    await chain.stop();
    // What was started wrote nothing beside its sources, so images and units may forbid it.
    expect(filesOf(copy).filter((file) => !before.includes(file))).toEqual([]);
    rmSync(copy, { recursive: true, force: true });
    rmSync(deploymentFile);
  };
});

/** The sources of all services, with the installed packages of this checkout: those of the workspaces lead into the copy. */
function makeCopy(): void {
  for (const place of new Set(services.flatMap((service) => sourcesOf(service)))) {
    cpSync(join(repository, place), join(copy, place), {
      recursive: true,
      filter: (source) => !notCopied.has(basename(source)),
    });
  }
  // Packages that two workspaces have in different versions.
  for (const place of new Set(services.flatMap((service) => sourcesOf(service)))) {
    const nested = join(repository, place, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(copy, place, 'node_modules'));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@besc') symlinkSync(join(repository, 'node_modules', name), join(copy, 'node_modules', name));
  }
  mkdirSync(join(copy, 'node_modules/@besc'));
  for (const place of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', place), join(copy, 'node_modules/@besc', place));
  }
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Starts a service as its description says; ports, database and what only an operator knows are this test's. */
function run(service: ProductionService, given: { port: number; deploymentFile: string; reader: number }): Running {
  const own: Record<string, string> = {
    RPC_URL: chain.rpcUrl,
    PUBLIC_ORIGIN: 'https://swap.example.org',
    VOTING_KEY: `0x${'3'.repeat(64)}`,
    OPERATOR_KEY: chain.accounts[29]?.privateKey ?? '',
  };
  const asked = Object.entries(service.asks ?? {});
  const env = {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: String(given.port),
    DEPLOYMENT_FILE: given.deploymentFile,
    ...service.environment,
    ...(service.keepsState && { STATE_FILE: `${given.deploymentFile}.state` }),
    ...(service.database && { DATABASE_URL: databases.get(service.database) ?? '' }),
    ...Object.fromEntries(asked.map(([name, { path }]) => [name, `http://127.0.0.1:${given.reader}${path}`])),
    ...Object.fromEntries(service.fromOperator.map((name) => [name, own[name] ?? ''])),
    LOG_LEVEL: service.job === 'index' ? 'info' : 'debug',
  };
  const args = [...nodeArguments(service)];
  const child = spawnManaged({ command: process.execPath, args, cwd: join(copy, service.folder), env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { url: `http://127.0.0.1:${given.port}`, process: child, output: () => output };
}

const found = (name: string) => {
  const service = running.get(name);
  if (!service) throw new RangeError(name);
  return service;
};
const healthOf = async (name: string) => {
  const answer = await fetch(`${found(name).url}/health`).catch(() => undefined);
  return answer?.status ?? found(name).output().slice(-500);
};

test.each(services.map(({ name }) => name))('%s, started from a clean copy, is healthy', async (name) => {
  // The saved chain may be older than the keeper lets a newest block be, and the index waits for one that is new.
  await chain.rpc.request('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000)]).catch(() => {});
  await chain.mine();
  await expect.poll(() => healthOf(name), soon).toBe(200);
});

test('every figure of the dashboard is told by a service', async () => {
  const texts = await Promise.all([...running.values()].map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  for (const name of graphs.flatMap(({ expr }) => figuresOf(expr))) {
    expect(
      texts.some((text) => text.includes(name)),
      name,
    ).toBe(true);
  }
});

test('one name leads from a request at the edge through API and reader to the statement', async () => {
  const name = 'edge-0123456789abcdef';
  const client = new Client({ connectionString: databases.get('index') ?? '' });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname like 'exchange\\_%'",
  );
  // A table that is locked keeps the statement waiting, where it can be looked at.
  await client.query('begin');
  await client.query(`lock table ${rows[0]?.name}.pair in access exclusive mode`);
  const asked = fetch(`${found('api').url}/coingecko/tickers`, { headers: { 'x-request-id': name } });
  const statement = "select query from pg_stat_activity where query like '/* request ' || $1 || ' */%'";
  const watcher = new Client({ connectionString: databases.get('index') ?? '' });
  await watcher.connect();
  await vi.waitUntil(async () => (await watcher.query(statement, [name])).rows.length > 0, soon);
  await client.query('rollback');
  await Promise.all([client.end(), watcher.end()]);
  expect((await asked).headers.get('x-request-id')).toBe(name);
  const entry = (service: string) =>
    found(service)
      .output()
      .split('\n')
      .find((line) => line.startsWith('{') && line.includes(`"request":"${name}"`));
  await expect
    .poll(() => [entry('api') !== undefined, entry('index-reader-1') !== undefined], soon)
    .toEqual([true, true]);
});
