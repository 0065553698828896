import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChain } from '@besc/localnet/chain';
import { freePort } from '@besc/localnet/free-port';
import { makeExchange } from '@besc/localnet/make-exchange';
import { startPostgres } from '@besc/localnet/postgres/start-postgres';
import { type BenchProcess, startBenchProcess } from './bench-process';
import { measureThroughput } from './measure-throughput';
import { writeMinimalExample } from './minimal-example';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const engine = join(dirname(fileURLToPath(import.meta.resolve('ponder'))), 'bin/ponder.js');
const blocks = Number(process.env.BENCH_BLOCKS ?? 300);
const rounds = Number(process.env.BENCH_ROUNDS ?? 1);

const chain = await startChain();
const { deployment, totals } = await makeExchange(chain, { blocks, tradesPerBlock: 6, secondsBetweenBlocks: 900 });
await chain.mine(140);
const postgres = await startPostgres();
console.log(`chain: ${await chain.blockNumber()} blocks, ${JSON.stringify(totals)}\n`);

interface Contender {
  readonly backfillMs: number;
  throughput(query: string): Promise<number>;
  stop(): Promise<void>;
}

/** Waits for the end of the backfill and gives the running process. */
async function contender(running: BenchProcess, port: number, folder: string): Promise<Contender> {
  const backfillMs = await running.backfillMs;
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(`${url}/ready`)).status !== 200) await sleep(200);
  await sleep(2000);
  return {
    backfillMs,
    throughput: (query) => measureThroughput({ url: `${url}/graphql`, query, lanes: 8, seconds: 2 }),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ours(databaseUrl: string | undefined): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'besc-bench-'));
  const port = await freePort();
  writeFileSync(join(folder, 'deployment.json'), JSON.stringify(deployment));
  const env = {
    RPC_URL: chain.rpcUrl,
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    REQUESTS_PER_MINUTE: '1000000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const running = startBenchProcess({ args: ['--import', 'tsx', 'launch/start.ts'], cwd: root, env });
  return contender(running, port, folder);
}

async function minimal(databaseUrl: string | undefined): Promise<Contender> {
  // Inside this package, so that the engine is found.
  mkdirSync(join(root, '.ponder'), { recursive: true });
  const folder = mkdtempSync(join(root, '.ponder/minimal-'));
  const port = await freePort();
  writeMinimalExample({ folder, deployment, rpcUrl: chain.rpcUrl, databaseUrl });
  const args = [engine, 'start', '--root', folder, '--schema', 'minimal', '--log-format', 'json'];
  const running = startBenchProcess({ args, cwd: folder, env: { PORT: String(port) } });
  return contender(running, port, folder);
}

/** The engine reads all columns of a row: an entry has 6, a block 3, a trade 17. */
const page = 'limit: 50, orderBy: "timestamp", orderDirection: "desc"';
const queries = {
  minimal: `{ entrys(${page}) { items { id name address transaction blockNumber timestamp } } }`,
  blocks: `{ blocks(${page}) { items { id number timestamp } } }`,
  trades: `{ swaps(${page}) { items { id amountUSD pairId transaction blockNumber timestamp } } }`,
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

console.log('| database | what | minimal example | this index | ratio |');
console.log('|---|---|---|---|---|');
for (const kind of ['PGlite', 'Postgres'] as const) {
  const database = () => (kind === 'Postgres' ? postgres.database() : Promise.resolve(undefined));
  const figures = {
    slow: [] as number[],
    fast: [] as number[],
    blocks: [] as number[],
    trades: [] as number[],
    peer: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    const peer = await minimal(await database());
    const own = await ours(await database());
    figures.fast.push(peer.backfillMs);
    figures.slow.push(own.backfillMs);
    // In turns, so that both meet the same moods of the machine.
    for (let turn = 0; turn < 3; turn += 1) {
      figures.peer.push(await peer.throughput(queries.minimal));
      figures.blocks.push(await own.throughput(queries.blocks));
      figures.trades.push(await own.throughput(queries.trades));
    }
    await peer.stop();
    await own.stop();
  }
  const [slow, fast] = [median(figures.slow), median(figures.fast)];
  const peer = median(figures.peer);
  const row = (what: string, cells: [string, string], ratio: number) =>
    console.log(`| ${kind} | ${what} | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`);
  row('backfill', [`${(fast / 1000).toFixed(1)} s`, `${(slow / 1000).toFixed(1)} s`], fast / slow);
  for (const what of ['blocks', 'trades'] as const) {
    const own = median(figures[what]);
    row(`GraphQL, page of 50 ${what}, 8 clients`, [`${peer.toFixed(0)}/s`, `${own.toFixed(0)}/s`], own / peer);
  }
}
await postgres.stop();
await chain.stop();
