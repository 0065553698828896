import { startChain } from '@besc/localnet/chain';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { makeExchange } from '@besc/localnet/make-exchange';
import { afterAll, expect, test } from 'vitest';
import { waveName, writeListingWave } from '../support/listing-wave';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables } from '../support/read-tables';
import { startIndex } from '../support/start-index';

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test('the texts of many new tokens are asked for together, each token keeps its own', async () => {
  const chain = await startChain();
  ended.push(() => chain.stop());
  const { deployment } = await makeExchange(chain, { blocks: 2 });
  const tokens = await writeListingWave(chain, deployment, 72);
  const proxy = await startFaultProxy({ target: chain.rpcUrl });
  ended.push(() => proxy.stop());
  const index = await startIndex({ rpcUrl: proxy.url, deployment, env: { DATABASE_URL: await makeDatabase() } });
  ended.push(() => index.stop());
  await index.reach(await readHead(chain));

  const { token = {} } = await readTables(index);
  for (const [number, address] of tokens.entries()) expect(token[address]?.symbol).toBe(waveName(number));
  const requests = proxy.log.filter(({ calls }) => calls.some(({ method }) => method === 'eth_call'));
  // One for each token were 72; the tokens of the exchange itself come before.
  expect(requests.length).toBeLessThan(20);
}, 240_000);
