import { pairAbi } from '@besc/contracts/abi/pair';
import { createClient, custom, getAbiItem } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { readPairLogs } from './pair-logs';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());

test('the logs of a pair are what viem makes of them', async () => {
  const { address } = scene.exchange.pair('WBESC', 'BUSDC');
  const chain = await scene.connect();
  const last = await scene.client.getBlockNumber();
  const logs = await readPairLogs(chain, { address, first: 0n, last });
  const events = [getAbiItem({ abi: pairAbi, name: 'Sync' }), getAbiItem({ abi: pairAbi, name: 'Swap' })] as const;
  const known = await scene.client.getLogs({ address, events, fromBlock: 0n, toBlock: last, strict: true });
  expect(logs.length).toBeGreaterThan(100);
  const size = (amount: bigint) => (amount < 0n ? -amount : amount);
  expect(logs.map(({ time: _, ...log }) => log)).toEqual(
    known.map(({ eventName, args, blockHash, blockNumber }) => {
      const place = { blockHash, blockNumber };
      if (eventName === 'Sync') return { ...place, kind: 'reserves', amount0: args.reserve0, amount1: args.reserve1 };
      const amount0 = size(args.amount0In - args.amount0Out);
      return { ...place, kind: 'trade', amount0, amount1: size(args.amount1In - args.amount1Out) };
    }),
  );
});

const changed = {
  address: `0x${'11'.repeat(20)}`,
  topics: ['0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'],
  data: `0x${'7'.padStart(64, '0')}${'8'.padStart(64, '0')}`,
  blockNumber: '0x5',
  blockHash: `0x${'22'.repeat(32)}`,
  blockTimestamp: '0x64',
};
const readFrom = async (log: object) => {
  const client = createClient({ transport: custom({ request: async () => [log] }) });
  return readPairLogs({ client }, { address: scene.feeCollector, first: 1n, last: 9n });
};

test('a node that tells a block’s time saves asking for it', async () => {
  const [log] = await readFrom(changed);
  expect(log).toMatchObject({ kind: 'reserves', amount0: 7n, amount1: 8n, blockNumber: 5n, time: 100 });
});

test.each([
  ['another event', { ...changed, topics: [`0x${'33'.repeat(32)}`] }],
  ['too little data', { ...changed, data: changed.data.slice(0, 66) }],
  ['too much data', { ...changed, data: `${changed.data}${'0'.repeat(64)}` }],
  ['half a word', { ...changed, data: changed.data.slice(0, 128) }],
  ['no block', { ...changed, blockHash: null }],
])('a log with %s is refused', async (_, log) => {
  await expect(readFrom(log)).rejects.toMatchObject({ code: 'MALFORMED_LOG' });
});
