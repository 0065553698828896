import { startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { startPostgres } from '@besc/localnet/postgres/start-postgres';
import { engineUse } from '../test/support/engine-use';
import { writeListingWave } from '../test/support/listing-wave';
import { readHead } from '../test/support/read-head';
import { startIndex } from '../test/support/start-index';

const count = Number(process.env.BENCH_PAIRS ?? 1000);

const postgres = await startPostgres();
console.log(
  '| database | new pairs | until indexed | of it after the last block | pairs a second | of processor time |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
for (const kind of ['PGlite', 'Postgres'] as const) {
  const chain = await startChain();
  const { deployment } = await makeExchange(chain, { blocks: 2 });
  const env = kind === 'Postgres' ? { DATABASE_URL: await postgres.database() } : {};
  const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env });
  await index.reach(await readHead(chain));
  const { port } = new URL(index.url);
  const used = engineUse(port).seconds;
  const begin = performance.now();
  await writeListingWave(chain, deployment, count);
  const written = performance.now();
  await index.reach(await readHead(chain));
  const seconds = (performance.now() - begin) / 1000;
  const behind = (performance.now() - written) / 1000;
  const figures = [
    count,
    `${seconds.toFixed(1)} s`,
    `${behind.toFixed(1)} s`,
    (count / seconds).toFixed(0),
    (count / (engineUse(port).seconds - used)).toFixed(0),
  ];
  console.log(`| ${kind} | ${figures.join(' | ')} |`);
  await index.stop();
  await chain.stop();
}
await postgres.stop();
