import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { afterAll, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { makeDatabase } from '../support/make-database';
import { startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { makeRandom } from '../support/seeded-random';
import { startIndex } from '../support/start-index';

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test('faulty answers delay the index, they never make a wrong row', async () => {
  const market = await startOddMarket(31);
  ended.push(() => market.chain.stop());
  const random = makeRandom(5);
  const write = async (blocks: number) => {
    for (let count = 0; count < blocks; count += 1) {
      await market.block(Array.from({ length: 1 + random.below(3) }, market.transaction), 1 + random.below(4000));
    }
  };
  await write(20);
  await market.chain.mine(150);
  const proxy = await startFaultProxy({ target: market.chain.rpcUrl });
  ended.push(() => proxy.stop());

  // History is read while logs are withheld, answers are cut, mixed up, refused or late, and from a wrong chain.
  proxy.inject(
    { kind: 'empty-logs', times: 3, methods: ['eth_getLogs'] },
    { kind: 'cut-json', times: 4 },
    { kind: 'status', status: 429, times: 4 },
  );
  proxy.inject({ kind: 'wrong-id', times: 4 }, { kind: 'delay', ms: 700, times: 5 }, { kind: 'down', times: 3 });
  const env = { DATABASE_URL: await makeDatabase() };
  const index = await startIndex({ rpcUrl: proxy.url, deployment: market.deployment, env });
  ended.push(() => index.stop());
  await index.reach(await readHead(market.chain));

  // The same while it follows the head.
  for (const fault of [
    { kind: 'empty-logs', times: 3, methods: ['eth_getLogs'] },
    { kind: 'cut-json', times: 3 },
    { kind: 'status', status: 503, times: 3 },
    { kind: 'wrong-id', times: 3 },
    { kind: 'lagging-head', blocks: 3, times: 6 },
    { kind: 'header-not-found', times: 3 },
    { kind: 'error', code: -32_000, message: 'internal error', times: 4 },
  ] as const) {
    proxy.inject(fault);
    await write(3);
  }
  await write(2);
  proxy.heal();
  await expectRawEvents(index, market);
}, 400_000);
