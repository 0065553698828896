import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { addressOrder } from '@besc/domain/shared/address-order';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { failoverTransport } from '@besc/sdk/shared/nodes/failover-transport';
import { createPublicClient, encodeFunctionData, numberToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { pairTrailReader } from './pair-trail';
import { meanPriceE18 } from './trail-price';

let scene: KeeperScene;
const decimals = { base: 18, quote: 18 };

beforeAll(async () => {
  scene = await keeperScene();
});
beforeEach(() => scene.restore());
afterAll(() => scene.stop());

function coinPair() {
  const { deployment } = scene.exchange;
  const { address } = scene.exchange.pair('WBESC', 'BUSDC');
  const [wbesc, stable] = [addressOf(deployment, 'tokens', 'wbesc'), addressOf(deployment, 'tokens', 'stable')];
  return { address, isBaseFirst: addressOrder(wbesc, stable) < 0 };
}
const headTime = async () => Number((await scene.client.getBlock()).timestamp);

test('the mean of a trail is what the pair’s own accumulator says of the same stretch', async () => {
  const pair = coinPair();
  const functionName = pair.isBaseFirst ? 'price0CumulativeLast' : 'price1CumulativeLast';
  // The accumulator moves with the reserves: two blocks that changed them bound the stretch.
  const trade = async () => {
    await scene.dump('BUSDC');
    const read = { address: pair.address, abi: pairAbi, functionName } as const;
    return { time: await headTime(), accumulated: await scene.client.readContract(read) };
  };
  const first = await trade();
  for (const seconds of [3, 40, 1, 600, 7]) {
    await scene.wait(seconds);
    await trade();
  }
  await scene.wait(90);
  const last = await trade();
  const [from, to] = [first.time, last.time];
  expect(to).toBeGreaterThan(from + 700);
  const mean = (last.accumulated - first.accumulated) / BigInt(to - from);
  const expected = (mean * 10n ** 18n) / 2n ** 112n;
  const trail = await pairTrailReader(await scene.connect())(pair, { from, to });
  const found = trail && meanPriceE18(trail, { seconds: to - from, to, decimals });
  expect(Math.abs(Number(found) / Number(expected) - 1)).toBeLessThan(1e-9);
});

test('a trail of the past stays what it was, whatever comes after it', async () => {
  const pair = coinPair();
  const chain = await scene.connect();
  const to = await headTime();
  const before = await pairTrailReader(chain)(pair, { from: to - 100, to });
  await scene.wait(500);
  await scene.chain.mine(500);
  await scene.dump('BUSDC');
  const after = await pairTrailReader(chain)(pair, { from: to - 100, to });
  expect(after).toEqual(before);
  const now = await headTime();
  const newer = await pairTrailReader(chain)(pair, { from: now - 100, to: now });
  // A sale of a million coins leaves far fewer dollars beside far more coins.
  expect(newer?.points.at(-1)?.quote).toBeLessThan(before?.points.at(-1)?.quote ?? 0n);
  // The first point is the one that stood when the stretch began, found many blocks back.
  expect(newer?.points[0]?.time).toBeLessThanOrEqual(now - 100);
});

test('a trade after the stretch does not hide what stood in a market that was quiet long before', async () => {
  const pair = coinPair();
  const read = pairTrailReader(await scene.connect(), { mostBlocks: 500n });
  await scene.wait(500);
  await scene.chain.mine(700);
  const to = await headTime();
  const quiet = await read(pair, { from: to - 100, to });
  expect(quiet?.points).toHaveLength(1);
  for (let trades = 0; trades < 2; trades += 1) {
    await scene.wait(3);
    await scene.dump('BUSDC');
    expect(await read(pair, { from: to - 100, to })).toEqual(quiet);
  }
});

/** Fills a block with logs of the pair, as everybody may. */
async function syncPair(times: number) {
  const data = encodeFunctionData({ abi: pairAbi, functionName: 'sync' });
  const call = { from: scene.person, to: coinPair().address, data, gas: numberToHex(100_000) };
  await scene.chain.setAutomine(false);
  await scene.chain.rpc.batch(Array.from({ length: times }, () => ['eth_sendTransaction', [call]]));
  await scene.chain.mine();
  await scene.chain.setAutomine(true);
}

test('blocks that hold more logs than a node gives in one answer, or than is read of one, leave the trail as it is', async () => {
  const pair = coinPair();
  const to = await headTime();
  const own = await scene.connect();
  const before = await pairTrailReader(own)(pair, { from: to - 100, to });
  await scene.wait(3);
  for (let blocks = 0; blocks < 2; blocks += 1) await syncPair(100);
  const { chainId, genesisHash } = scene.exchange.deployment;
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    const { chain } = own.client;
    const nodes = { urls: [proxy.url], chainId, genesisHash };
    const readBy = (limits: { readonly maximumBytes?: number }) => {
      const client = createPublicClient({ chain, transport: failoverTransport({ ...nodes, ...limits }) });
      return pairTrailReader({ client })(pair, { from: to - 100, to });
    };
    // The logs of a block fit, those of two do not.
    expect(await readBy({ maximumBytes: 100_000 })).toEqual(before);
    const refusal = { code: -32_005, message: 'query returned more than 10000 results' };
    proxy.inject({ kind: 'error', ...refusal, methods: ['eth_getLogs'], times: 2 });
    expect(await readBy({})).toEqual(before);
  } finally {
    await proxy.stop();
  }
});
