import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@besc/localnet/postgres/start-postgres';
import { fetchLog } from '@besc/wire/voting/fetch-log';
import { fetchVotes } from '@besc/wire/voting/fetch-votes';
import { Client } from 'pg';
import { startHubScene } from '../test/support/hub-scene';

// A proposal with as many votes as may be: what the page reads of it, and the whole log.

const sizes = (process.env.BENCH_VOTES ?? '200,2000,8000,20000').split(',').map(Number);
const turns = 5;

const postgres = await startPostgres();
const connectionString = await postgres.database();
const scene = await startHubScene({ DATABASE_URL: connectionString });
const client = new Client({ connectionString });
await client.connect();
const proposal = await scene.proposed();
const { url } = scene.api;

/** Milliseconds of the clock, and of the processor for hub and reader together, which are one process here. */
async function median(work: () => Promise<unknown>) {
  const times: number[] = [];
  const used: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begin = performance.now();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    used.push((user + system) / 1000);
    times.push(performance.now() - begin);
  }
  const middle = (values: number[]) => Math.round(values.sort((a, b) => a - b)[(turns - 1) / 2] ?? Number.NaN);
  return { ms: middle(times), processorMs: middle(used) };
}

const steps: unknown[] = [];
let written = 0;
for (const votes of sizes) {
  const numbers = `generate_series(${written + 1}, ${votes}) i`;
  const id = "'0x' || md5(concat('v', i)) || md5(concat('w', i))";
  const voter = "'0x' || md5(concat('a', i)) || lpad(to_hex(i), 8, '0')";
  await client.query(
    `insert into api_voting.entry select '${proposal}', i, ${id}, ${id}, ${id}, ${voter}, repeat('m', 420), '0x' || repeat('5', 130),
      null, 0, i, 1 + i % 3, i from ${numbers}`,
  );
  await client.query(
    `insert into api_voting.vote select '${proposal}', ${voter}, i, ${id}, i, 1 + i % 3, i, i from ${numbers}`,
  );
  await client.query(`update api_voting.proposal set log_length = ${votes}, voters = ${votes}`);
  await client.query('analyze');
  written = votes;
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) / 1000 as size');
  const step = {
    votes,
    allVotes: await median(() => fetchVotes({ url, proposal })),
    wholeLog: await median(() => fetchLog({ url, proposal })),
    kilobytes: Number(rows[0]?.size),
    megabytesOfProcess: Math.round(process.memoryUsage.rss() / 1e6),
  };
  steps.push(step);
  console.log(JSON.stringify(step));
}
writeFileSync(join(import.meta.dirname, 'votes.json'), `${JSON.stringify({ steps }, null, 2)}\n`);
await client.end();
await scene.stop();
await postgres.stop();
