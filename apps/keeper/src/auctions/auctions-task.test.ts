import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { auctionsTask } from './auctions-task';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());

test('two keepers begin and close an auction once', async () => {
  const env = scene.env({ AUCTIONS_LENGTH_BLOCKS: '5', AUCTIONS_LEAD_BLOCKS: '3' });
  const keeper = parseKeeperConfig(env);
  const chain = await scene.connect();
  const { signal } = new AbortController();
  const log = pino({ level: 'silent' });
  const prepared = async () => {
    const sender = transactionSender({ chain, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
    const context = { chain, keeper, sender, log, registry: new Registry(), signal };
    return auctionsTask.configure(env)({ ...context, priceTimes: async () => undefined });
  };
  const duties = [await prepared(), await prepared()];
  const at = { address: addressOf(chain.deployment, 'auctions', 'auction'), abi } as const;
  const look = async () => {
    for (const duty of duties) {
      const { number, timestamp } = await chain.client.getBlock();
      await duty.run({ number, time: Number(timestamp), now: Number(timestamp) });
    }
  };
  const auction = async (id: bigint) => {
    const [status] = await chain.client.readContract({ ...at, functionName: 'auctions', args: [id] });
    return status;
  };
  await look();
  expect(await chain.client.readContract({ ...at, functionName: 'currentAuctionId' })).toBe(1n);
  expect(await auction(1n)).toBe(1);
  await look();
  expect(await auction(2n)).toBe(0);
  await scene.chain.mine(10);
  // The first closes, the second begins the next one.
  await look();
  expect([await auction(1n), await auction(2n), await auction(3n)]).toEqual([2, 1, 0]);
});
