import { startPostgres, type TestPostgres, type TestReplica } from '@besc/localnet/postgres/start-postgres';
import { Client } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { alarms } from '../../../../tooling/src/production/alarms';
import { graphs } from '../../../../tooling/src/production/graphs';
import { figuresOf, raisedAlarms, scraped } from '../../../../tooling/src/production/raised-alarms';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables } from '../support/read-tables';
import { answeredColumns, askReaders } from '../support/readers-under-load';
import { startIndex, type TestIndex } from '../support/start-index';

/** How long a writer that was killed may be missed, on a machine that has nothing else to do. */
const takeoverMs = 10_000;
const patient = { timeout: 200_000, interval: 50 };
/** Behind for so long is called stalled. */
const stallSeconds = 3;

/** Those that the figures of an index raise; of two that are joined by "or" both. */
const own = alarms.filter(({ expr }) => figuresOf(expr).some((name) => /^(?:index_|up$)/.test(name)));

let market: OddMarket;
let postgres: TestPostgres;
let replica: TestReplica;
let writer: TestIndex;
let standby: TestIndex;
let onPrimary: TestIndex;
let onReplica: TestIndex;

beforeAll(async () => {
  [market, postgres] = await Promise.all([startOddMarket(7), startPostgres()]);
  const databaseUrl = await postgres.database();
  replica = await postgres.replica();
  const run = (role: string, url = databaseUrl) =>
    startIndex({
      rpcUrl: market.chain.rpcUrl,
      deployment: market.deployment,
      env: { ROLE: role, DATABASE_URL: url, STALL_SECONDS: String(stallSeconds), FINALITY_BLOCKS: '14' },
    });
  // Readers may be there first: they say that there is nothing to serve yet.
  onReplica = await run('reader', `${replica.url}${new URL(databaseUrl).pathname}`);
  onPrimary = await run('reader');
  await vi.waitUntil(async () => (await onReplica.health())?.status === 'no-tables', patient);
  writer = await run('standby');
  // It has the lock once it tells of blocks, or that there are none yet.
  await vi.waitUntil(async () => ![undefined, 'standby'].includes((await writer.health())?.status), patient);
  standby = await run('standby');
  const head = await readHead(market.chain);
  await Promise.all([writer, onPrimary, onReplica].map((index) => index.reach(head)));
  return async () => {
    await Promise.all([standby, onPrimary, onReplica, writer].map((index) => index.stop()));
    await postgres.stop();
    await market.chain.stop();
  };
});

const trade = async (blocks: number) => {
  for (let count = 0; count < blocks; count += 1) await market.block([market.transaction(), market.transaction()], 3);
};
const headNumber = async () => (await readHead(market.chain)).number;
const soon = { interval: 100 };

const seen = new Set<string>();
/** Which alarms the figures of these processes raise at a moment. */
async function raised(...indexes: readonly TestIndex[]): Promise<readonly string[]> {
  const names = raisedAlarms(
    (await Promise.all(indexes.map(metricsOf))).flatMap((text) => scraped('index', text)),
    own,
  );
  for (const name of names) seen.add(name);
  return names;
}
const metricsOf = ({ url }: TestIndex) =>
  fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => undefined,
  );

test('readers lag and die and the writer is replaced, and no question is lost or answered wrongly', async () => {
  const load = askReaders([onPrimary.url, onReplica.url]);
  const answersOf = (reader: number) => load.answers.filter((answer) => answer.reader === reader);
  await expect
    .poll(() => load.lost.length + Math.min(answersOf(0).length, answersOf(1).length), soon)
    .toBeGreaterThan(10);
  expect(load.lost).toEqual([]);
  await trade(2);

  // While there is a writer, the second one waits and says so.
  expect(await standby.health()).toMatchObject({ status: 'standby', healthy: false });

  // A replica that does not move: its reader says by how much, in the lag and in every answer, and turns red.
  await replica.pause();
  const shown = (await onReplica.health())?.indexedBlock ?? Number.NaN;
  await trade(5);
  await market.chain.mine(20);
  await expect.poll(async () => (await onPrimary.health())?.indexedBlock, soon).toBe(await headNumber());
  await expect.poll(async () => (await onReplica.health())?.lagBlocks, soon).toBeGreaterThanOrEqual(4);
  await expect.poll(async () => (await onReplica.health())?.status, soon).toBe('stalled');
  expect(await raised(onReplica)).toEqual(expect.arrayContaining(['IndexStalled', 'IndexBehind']));
  const head = await headNumber();
  await expect
    .poll(() => onReplica.health(), soon)
    .toSatisfy((health) => !health.healthy && health.indexedBlock + health.lagBlocks === head);
  const behind = await onReplica.health();
  expect(behind?.indexedBlock).toBeLessThanOrEqual(shown + 1);
  const before = answersOf(1).length;
  await expect.poll(() => answersOf(1).length, soon).toBeGreaterThan(before + 5);
  expect(answersOf(1).at(-1)?.saidBlock).toBe(behind?.indexedBlock);

  // Its fellow dies: the one that lags answers alone, and catches up.
  await onPrimary.kill();
  expect(await raised(onPrimary)).toContain('ServiceDown');
  await trade(2);
  await replica.resume();
  await expect.poll(async () => (await onReplica.health())?.indexedBlock, soon).toBe(await headNumber());

  // The writer dies: the one that waited follows the chain.
  const killedAt = performance.now();
  expect(await raised(writer, standby)).not.toContain('NoWriter');
  await writer.kill();
  expect(await raised(writer, standby)).toContain('NoWriter');
  await trade(3);
  const missed = await headNumber();
  await expect.poll(async () => (await onReplica.health())?.indexedBlock, soon).toBe(missed);
  const took = performance.now() - killedAt;
  console.info(`The writer was missed for ${Math.round(took)} ms.`);
  // A limit says that something hangs; how fast it is, a quiet machine says.
  if (isFullSize) expect(took).toBeLessThan(takeoverMs);
  expect(await standby.health()).toMatchObject({ indexedBlock: missed });
  expect(await raised(standby)).not.toContain('NoWriter');

  await trade(2);
  const { answers, lost, secondTries } = await load.end();
  expect(lost).toEqual([]);
  expect(secondTries).toBeGreaterThan(0);

  // What the successor stored is what the chain says, and the replica has the same.
  const rows = await expectRawEvents(standby, market);
  await onReplica.reach(await readHead(market.chain));
  expect(await readTables(onReplica)).toEqual(rows);
  expect(answers.length).toBeGreaterThan(100);
  for (const { block, saidBlock, snapshot } of answers) {
    expect(rows.block?.[block.id]?.number).toBe(block.number);
    expect(saidBlock).toBeLessThanOrEqual(block.number);
    expect(rows.factorySnapshot?.[snapshot.id]).toMatchObject(
      Object.fromEntries(answeredColumns.map((name) => [name, snapshot[name]])),
    );
  }
});

test('a writer whose session is ended by the server lets the one that waits write, and writes no more', async () => {
  await onPrimary.start({ ROLE: 'standby' });
  await expect.poll(async () => (await onPrimary.health())?.status, soon).toBe('standby');
  const client = new Client({ connectionString: `${postgres.url}/postgres` });
  client.on('error', () => {});
  await client.connect();
  const guards = `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'besc_index_guard%'`;
  await client.query(guards);
  const held = () => client.query("select count(*)::int as held from pg_locks where locktype = 'advisory' and granted");
  await trade(3);
  const end = await headNumber();
  const both = [standby, onPrimary];
  const states = async () => Promise.all(both.map((index) => index.health()));
  await expect
    .poll(async () => (await states()).map((health) => health?.indexedBlock === end), soon)
    .toSatisfy((reached) => reached.filter(Boolean).length === 1);
  await expect.poll(async () => (await states()).map((health) => health?.status), soon).toContain('standby');
  expect((await held()).rows).toEqual([{ held: 1 }]);
  await client.end();
  const following = (await standby.health())?.status === 'standby' ? onPrimary : standby;
  await expectRawEvents(following, market);
});

test('nodes, chain and database that are away, and another chain, raise their alarms', async () => {
  // A replica that does not hear of a reorganisation shows blocks that the node no longer has.
  await onReplica.reach(await readHead(market.chain));
  await replica.pause();
  await market.chain.reorg({ depth: 2, transactions: [{ transaction: market.transaction(), block: 0 }] });
  await expect.poll(() => raised(onReplica), soon).toContain('IndexForked');
  await replica.resume();
  await onReplica.reach(await readHead(market.chain));
  await expect.poll(() => raised(onReplica), soon).toEqual(['ChainStalled', 'NoWriter']);

  const figures = [...alarms, ...graphs].flatMap(({ expr }) => figuresOf(expr));
  const text = (await metricsOf(onReplica)) ?? '';
  const ofIndex = figures.filter((name) => /^(?:index_|ponder_)/.test(name));
  for (const name of ofIndex) expect(text).toContain(`\n${name}`);

  await onPrimary.kill();
  await onPrimary.start({ ROLE: 'reader', RPC_URL: 'http://127.0.0.1:1' });
  await expect.poll(() => raised(onPrimary), soon).toContain('IndexNodeUnreachable');
  await postgres.halt();
  await expect.poll(() => raised(onPrimary), soon).toContain('DatabaseUnreachable');
  await postgres.resume();
  expect([...seen].sort()).toEqual(own.map(({ name }) => name).sort());
});
