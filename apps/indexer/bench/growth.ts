import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { startPostgres } from '@besc/localnet/postgres/start-postgres';
import { Client } from 'pg';
import { encodeFunctionData, type Hex } from 'viem';
import { engineUse } from '../test/support/engine-use';
import { writeListingWave } from '../test/support/listing-wave';
import { type OddMarket, startOddMarket } from '../test/support/odd-market';
import { readHead } from '../test/support/read-head';
import { startIndex } from '../test/support/start-index';

// How answers, memory and disk change as the tables grow: in transactions, in accounts, and a fifth as many in pairs.
const sizes = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);

const page = 'limit: 50, orderDirection: "desc"';
const queries = {
  'newest swaps': `{ swaps(${page}, orderBy: "timestamp") { items { id amountUSD pairId timestamp } } }`,
  'an account': `{ swaps(${page}, orderBy: "timestamp", where: { from: "ACCOUNT" }) { items { id timestamp } } }`,
  'top pairs': `{ pairs(${page}, orderBy: "reserveUSD") { items { id reserveUSD volumeUSD } } }`,
  'days of a pair': `{ pairDayDatas(${page}, orderBy: "date", where: { pairAddress: "PAIR" }) { items { id date dailyVolumeUSD } } }`,
  'deep page': `{ swaps(limit: 50, offset: 1000, orderBy: "timestamp") { items { id timestamp } } }`,
};

/** Median milliseconds of 40 answers, one after another. */
async function milliseconds(url: string, query: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const begin = performance.now();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const answer = (await response.json()) as { errors?: { message: string }[] };
    if (answer.errors) throw new Error(`${query}: ${answer.errors[0]?.message}`);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? Number.NaN;
}

async function writeTransactions(market: OddMarket, count: number): Promise<void> {
  for (let done = 0; done < count; done += 20) {
    await market.block(
      Array.from({ length: Math.min(20, count - done) }, () => market.transaction()),
      600,
    );
  }
}

/** A first trade by each of `count` new accounts. */
async function writeAccounts(market: OddMarket, count: number, first: number): Promise<void> {
  const { chain, deployment } = market;
  const to = addressOf(deployment, 'swap', 'router');
  const [token] = deployment.tokens.filter(({ symbol }) => symbol === 'BUSDC').map(({ address }) => address as Hex);
  if (!token) throw new Error('the deployment has no BUSDC');
  const path = [addressOf(deployment, 'tokens', 'wbesc') as Hex, token];
  await chain.rpc.request('anvil_autoImpersonateAccount', [true]);
  for (let done = 0; done < count; done += 100) {
    const accounts = Array.from(
      { length: Math.min(100, count - done) },
      (_, at) => `0x${(0xacc0000 + first + done + at).toString(16).padStart(40, '2')}` as Hex,
    );
    await chain.rpc.batch(accounts.map((account) => ['anvil_setBalance', [account, '0xde0b6b3a7640000']]));
    await chain.rpc.batch(
      accounts.map((from) => {
        const args = [0n, path, from, 2n ** 40n] as const;
        const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args });
        return ['eth_sendTransaction', [{ from, to, data, value: '0x38d7ea4c68000', gas: '0x3d090' }]];
      }),
    );
    await chain.mine();
  }
  await chain.rpc.request('anvil_autoImpersonateAccount', [false]);
}

/** What the tables take on the disk, in MB. */
async function megabytesOf(folder: string, connectionString: string | undefined): Promise<number> {
  if (!connectionString) return Number(execFileSync('du', ['-sm', folder]).toString().split('\t')[0]);
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database()) / 1048576 as size');
  await client.end();
  return Number(rows[0]?.size);
}

const postgres = await startPostgres();
console.log(`| database | written | ${Object.keys(queries).join(' | ')} | memory | disk |`);
console.log(
  `| --- | --- | ${Object.keys(queries)
    .map(() => '---: |')
    .join(' ')} ---: | ---: |`,
);
for (const kind of ['PGlite', 'Postgres'] as const) {
  const market = await startOddMarket(21);
  const { chain, deployment } = market;
  const folder = mkdtempSync(join(tmpdir(), 'besc-growth-'));
  const databaseUrl = kind === 'Postgres' ? await postgres.database() : undefined;
  const env = { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env });
  const account = chain.accounts[0]?.address.toLowerCase() ?? '';
  const pair = deployment.pairs[0]?.address.toLowerCase() as Hex;
  const written = { transactions: 0, accounts: 0, pairs: 0 };
  const report = async () => {
    await index.reach(await readHead(chain));
    const times: string[] = [];
    for (const query of Object.values(queries)) {
      const asked = query.replace('ACCOUNT', account).replace('PAIR', pair);
      times.push(`${(await milliseconds(index.url, asked)).toFixed(1)} ms`);
    }
    const use = engineUse(new URL(index.url).port);
    const disk = await megabytesOf(folder, databaseUrl);
    const counts = Object.entries(written).map(([what, count]) => `${count} ${what}`);
    console.log(`| ${kind} | ${counts.join(', ')} | ${times.join(' | ')} | ${use.now} MB | ${disk} MB |`);
  };
  await report();
  for (const size of sizes) {
    await writeTransactions(market, size);
    written.transactions += size;
    await report();
  }
  for (const size of sizes) {
    await writeAccounts(market, size, written.accounts);
    written.accounts += size;
    await report();
  }
  for (const size of sizes) {
    await writeListingWave(chain, deployment, size / 5, written.pairs);
    written.pairs += size / 5;
    await report();
  }
  await index.stop();
  await chain.stop();
  rmSync(folder, { recursive: true, force: true });
}
await postgres.stop();
