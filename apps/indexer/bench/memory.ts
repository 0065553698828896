import { startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { startPostgres } from '@besc/localnet/postgres/start-postgres';
import { engineUse } from '../test/support/engine-use';
import { readHead } from '../test/support/read-head';
import { startIndex } from '../test/support/start-index';

const requests = Number(process.env.BENCH_REQUESTS ?? 20_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const lanes = 16;
/** One of the two alone, when it is named. */
const databases = (['PGlite', 'Postgres'] as const).filter((kind) => (process.env.BENCH_DATABASE ?? kind) === kind);

/** Malformed in the ways that get furthest. */
const bodies = [
  '{',
  '{"query":5}',
  '{"query":"{ blocks { items "}',
  '{"query":"{ nothing { id } }"}',
  '{"query":"{ blocks(limit: abc) { items { id } } }"}',
  '{"query":"{ swaps(where: { amountUSD_gt: \\"1\\" }) { items { id } } }"}',
  '{"query":"{ pairs(where: { reserveUSD_gt: \\"abc\\" }, orderBy: \\"reserveUSD\\") { items { id } } }"}',
  JSON.stringify({ query: `{ ${'x'.repeat(50_000)} }` }),
];

const postgres = await startPostgres();
const chain = await startChain();
const { deployment } = await makeExchange(chain, { blocks: 2 });
console.log(`Resident memory of the index in MB, ${requests} malformed requests a round, ${lanes} at a time:\n`);
console.log('| database | at the head | after each round | most ever |');
console.log('| --- | --- | --- | --- |');
for (const kind of databases) {
  const env = kind === 'Postgres' ? { DATABASE_URL: await postgres.database() } : {};
  const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env });
  await index.reach(await readHead(chain));
  const { port } = new URL(index.url);
  const begin = engineUse(port).now;
  const after: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => ask(index.url, requests / lanes, lane)));
    after.push(engineUse(port).now);
  }
  console.log(`| ${kind} | ${begin} | ${after.join(', ')} | ${engineUse(port).most} |`);
  await index.stop();
}
await chain.stop();
await postgres.stop();

async function ask(url: string, count: number, lane: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (let number = 0; number < count; number += 1) {
    const body = bodies[(number + lane) % bodies.length] ?? '';
    await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
  }
}
