import { afterAll, expect, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { startOddMarket } from '../support/odd-market';
import { startIndex } from '../support/start-index';

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test('with rows that do not fit into memory every answer is that of a whole block, and every row is right', async () => {
  const market = await startOddMarket(31);
  ended.push(() => market.chain.stop());
  const blocks = async (count: number) => {
    for (let block = 0; block < count; block += 1) {
      const stakes = Array.from({ length: 4 }, () => market.farming.transaction());
      await market.block([market.transaction(), ...stakes], 7000);
    }
  };
  await blocks(12);
  const env = { PONDER_CACHE_BYTES: '1' };
  const index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
  ended.push(() => index.stop());
  await expectRawEvents(index, market);
  await blocks(12);
  await expectRawEvents(index, market);
  expect(index.output()).not.toContain('Failed database query');
}, 300_000);
