import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { encodeFunctionData, type Hex, toHex, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { slotsTask } from './slots-task';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const timelock = () => addressOf(scene.exchange.deployment, 'governance', 'timelock');
const master = () => ({ address: addressOf(scene.exchange.deployment, 'farms', 'master'), abi: farmMasterAbi });
const call = (functionName: 'add' | 'set' | 'setMoneyPerBlock', ...args: unknown[]) => {
  const data = encodeFunctionData({ abi: farmMasterAbi, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0]);
  return { to: master().address, data };
};
const end = (pid: bigint) => call('set', pid, 0n, true);
const farm = () => call('add', 100n, scene.exchange.pair('HENNY', 'WBESC').address, true);
const points = async (pid: bigint) =>
  (await scene.client.readContract({ ...master(), functionName: 'poolInfo', args: [pid] }))[1];
const farms = () => scene.client.readContract({ ...master(), functionName: 'poolLength' });
const executed = async () =>
  (await scene.client.getContractEvents({ address: timelock(), abi, eventName: 'CallExecuted', fromBlock: 0n })).length;

/** Schedules calls as one operation, to wait so long (seconds). */
async function schedule(name: string, delaySeconds: number, ...calls: Parameters<typeof timelockOperation>[2]) {
  const operation = timelockOperation({ address: timelock(), delaySeconds }, name, calls);
  await scene.send(timelock(), operation.schedule.data);
  return operation;
}

/** Services that have just been started; each run is a look of all of them. */
async function keepers(count: number) {
  const [env, chain] = [scene.env(), await scene.connect()];
  const keeper = parseKeeperConfig(env);
  const { signal } = new AbortController();
  const log = pino({ level: 'silent' });
  const duties = await Promise.all(
    Array.from({ length: count }, () => {
      const sender = transactionSender({ chain, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
      const context = { chain, keeper, sender, log, registry: new Registry(), signal };
      return slotsTask.configure(env)({ ...context, priceTimes: async () => undefined });
    }),
  );
  const look = async () => {
    for (const duty of duties) {
      const { number, timestamp } = await scene.client.getBlock({ blockTag: 'latest' });
      await duty.run({ number, time: Number(timestamp), now: Number(timestamp) });
    }
  };
  return { duties, look };
}

test('a farm is opened when its time has come, and ended at its own; two keepers do it once', async () => {
  const [before, done] = [await farms(), await executed()];
  const { duties, look } = await keepers(2);
  await schedule('farm', 1_000, farm());
  await schedule('its end', 3_000, end(before));
  await look();
  expect(await farms()).toBe(before);
  await scene.wait(1_001);
  await look();
  expect([await farms(), await points(before)]).toEqual([before + 1n, 100n]);
  await look();
  await scene.wait(2_001);
  await look();
  expect([await points(before), await executed()]).toEqual([0n, done + 2]);
  expect(duties.map(({ problem }) => problem?.())).toEqual([undefined, undefined]);
});

test('what was scheduled as a single call is executed as one, also without a salt', async () => {
  const { data } = end(1n);
  const args = [master().address, 0n, data, zeroHash, zeroHash, 1n] as const;
  await scene.send(timelock(), encodeFunctionData({ abi, functionName: 'schedule', args }));
  const salted = [master().address, 0n, end(2n).data, zeroHash, toHex(7, { size: 32 }), 1n] as const;
  await scene.send(timelock(), encodeFunctionData({ abi, functionName: 'schedule', args: salted }));
  await scene.wait(5);
  await (await keepers(1)).look();
  expect([await points(1n), await points(2n)]).toEqual([0n, 0n]);
});

test('an operation with any other call is left alone, also one of the farms, of bytes that are none and of another contract', async () => {
  const done = await executed();
  await schedule('rate', 1, end(1n), call('setMoneyPerBlock', 8_500_000_000_000_000n));
  await schedule('bytes', 1, end(1n), { to: master().address, data: '0x' });
  await schedule('stranger', 1, end(1n), { to: timelock(), data: end(1n).data });
  await scene.wait(5);
  await (await keepers(1)).look();
  expect(await executed()).toBe(done);
  expect(await points(1n)).toBeGreaterThan(0n);
});

test('one that the chain refuses stops no other, and is told after its patience', async () => {
  const refused: Hex = (await schedule('no farm', 1, end(99n))).id;
  await schedule('a farm', 2, end(1n));
  await scene.wait(5);
  const { duties, look } = await keepers(1);
  await look();
  expect(await points(1n)).toBe(0n);
  expect(duties[0]?.problem?.()).toBeUndefined();
  await scene.wait(1_810);
  await look();
  expect(duties[0]?.problem?.()).toContain(refused);
});
