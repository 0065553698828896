import { setTimeout as sleep } from 'node:timers/promises';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { makeDatabase } from '../support/make-database';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { startIndex, type TestIndex } from '../support/start-index';

/** How long the index may need to stand on the chain again after the last reorganisation; beside other tests nothing is timed. */
const recovery = isFullSize ? { timeout: 5_000, interval: 50 } : { interval: 50 };
const depths = isFullSize ? [1, 2, 5] : [2];
/** A minute of them in the full size. */
const steadyReorganisations = isFullSize ? 30 : 3;

let market: OddMarket;
let proxy: FaultProxy;
let index: TestIndex;

beforeAll(async () => {
  market = await startOddMarket(57);
  proxy = await startFaultProxy({ target: market.chain.rpcUrl });
  // The gate's machine is busy; PGlite, which is slower, is measured where it is alone.
  const env: Record<string, string> = isFullSize ? {} : { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '20' };
  index = await startIndex({ rpcUrl: proxy.url, deployment: market.deployment, env });
  await index.reach(await readHead(market.chain));
});

afterAll(async () => {
  await index?.stop();
  await proxy?.stop();
  await market?.chain.stop();
});

/** A block with trades, so that its logs are asked for. */
const trade = () => market.block(Array.from({ length: 6 }, market.transaction), 10);

/** Keeps calls of a method from the node until the function it returns is called. */
function hold(method: string): () => void {
  let letGo = () => {};
  proxy.inject({ kind: 'hold', methods: [method], until: new Promise<void>((resolve) => (letGo = resolve)) });
  return letGo;
}

/**
 * Lets the index ask for something, does `meanwhile` before the node hears of it, and lets the request go. The index sees
 * the chain as `start` leaves it, never a state between: one that keeps pace block by block would not ask for blocks by hash.
 */
async function during(method: string, start: () => Promise<void>, meanwhile: () => Promise<void>): Promise<void> {
  proxy.clearLog();
  const letGo = hold(method);
  const showHead = method === 'eth_getBlockByNumber' ? () => {} : hold('eth_getBlockByNumber');
  await start();
  showHead();
  await expect.poll(() => proxy.callCount(method), { timeout: 100_000, interval: 10 }).toBeGreaterThan(0);
  await meanwhile();
  proxy.heal();
  letGo();
}

/** Waits until the index stands on the newest block, which must not take longer than is promised. */
async function recovers(): Promise<void> {
  await market.block([], 10);
  const head = await readHead(market.chain);
  await expect.poll(async () => (await index.health())?.indexedHash, recovery).toBe(head.hash);
}

/** A pair of one more token, so that its texts are read from the chain. */
async function createPair(): Promise<void> {
  const [token] = market.zoo;
  const [from] = market.chain.accounts;
  const listed = market.deployment.tokens.find(({ symbol }) => symbol === 'MONEY')?.address;
  if (!token || !from || !listed) throw new Error('no token to list');
  const made = addressOf(market.deployment, 'swap', 'router');
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [made, listed] });
  const to = addressOf(market.deployment, 'swap', 'factory');
  await market.block([{ from: from.address.toLowerCase() as Hex, to, data, gas: '0x2dc6c0' }], 10);
}

test.each(depths)('the logs of a block are asked for while it is replaced, %i deep', async (depth) => {
  await during('eth_getLogs', trade, () => market.chain.reorg({ depth }));
  await recovers();
});

test('a block replaced while every answer with logs is late', async () => {
  proxy.inject({ kind: 'delay', ms: 800, methods: ['eth_getLogs'] });
  proxy.clearLog();
  await trade();
  await expect.poll(() => proxy.callCount('eth_getLogs'), { timeout: 100_000, interval: 10 }).toBeGreaterThan(0);
  await market.chain.reorg({ depth: 1 });
  await recovers();
  proxy.heal();
});

test('the chain is replaced while its head is asked for', async () => {
  await during('eth_getBlockByNumber', trade, () => market.chain.reorg({ depth: 2 }));
  await recovers();
});

test('a second reorganisation takes the blocks away that the first is reconciled with', async () => {
  await trade();
  await trade();
  await recovers();
  await during(
    'eth_getBlockByHash',
    async () => {
      await market.chain.reorg({ depth: 3 });
      await trade();
    },
    () => market.chain.reorg({ depth: 4 }),
  );
  await recovers();
});

test('the chain goes back to the blocks it had while the others are reconciled', async () => {
  await trade();
  await recovers();
  const before = await market.chain.snapshot();
  await trade();
  await trade();
  await recovers();
  await during(
    'eth_getBlockByHash',
    async () => {
      await market.chain.reorg({ depth: 3 });
      await trade();
    },
    async () => {
      await market.chain.revert(before);
      await market.block([], 10);
    },
  );
  await recovers();
});

test('the texts of a new token are asked for while its pair is taken back', async () => {
  await during('eth_call', createPair, () => market.chain.reorg({ depth: 1 }));
  await recovers();
});

test(`a reorganisation every 2 s, ${steadyReorganisations} times, while logs are late`, async () => {
  proxy.inject({ kind: 'delay', ms: 800, methods: ['eth_getLogs'] });
  for (let count = 0; count < steadyReorganisations; count += 1) {
    await trade();
    await sleep(1000);
    await trade();
    await market.chain.reorg({ depth: 1 + (count % 4) });
    await sleep(1000);
  }
  await recovers();
  proxy.heal();
});

test('after all of it the tables equal the raw events', async () => {
  await expectRawEvents(index, market);
});
