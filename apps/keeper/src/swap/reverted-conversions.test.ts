import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { concat, encodeFunctionData, formatGwei, type Hex, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { gasPerConversion } from './observation-plan';
import { feeReader } from './read-fees';

import { swapTask } from './swap-task';

let scene: KeeperScene;
let token: Address;
let pair: Address;

/** A loop that uses up all gas. */
const burnsAllGas = '0x5b5f56';
/** Where the token's own code stands while another passes on to it. */
const original = checksumAddress(`0x${'c0de'.repeat(10)}`);

beforeAll(async () => {
  scene = await keeperScene();
  token = scene.exchange.token('WAGMI').address;
  pair = scene.exchange.pair('WAGMI', 'WBESC').address;
});
afterAll(() => scene.stop());

/** The token's pair comes first: the collector holds a supplier's share of it. */
beforeEach(async () => {
  await scene.restore();
  const held = async (owner: Address) => ({ owner, lp: await scene.balance(pair, owner) });
  const owners = await Promise.all(scene.chain.accounts.map((account) => held(account.address)));
  const { owner, lp } = owners.reduce((most, entry) => (entry.lp > most.lp ? entry : most));
  const args = [scene.feeCollector, lp] as const;
  await scene.chain.send({
    from: owner,
    to: pair,
    data: encodeFunctionData({ abi: pairAbi, functionName: 'transfer', args }),
  });
  await scene.round();
  await scene.wait();
});

const setCode = (code: Hex, address = token) => scene.chain.rpc.request('anvil_setCode', [address, code]);
const pending = async () => Number((await scene.chain.rpc.request<{ pending: string }>('txpool_status')).pending);
const nonce = async () => scene.client.getTransactionCount((await scene.connect()).account);

/** A round at whose first conversion the token uses up all gas only in the block, and is again what it was afterwards. */
async function revertedRound(round: () => Promise<unknown>) {
  const code = (await scene.client.getCode({ address: token })) ?? '0x';
  await scene.chain.setAutomine(false);
  const running = round();
  await expect.poll(pending).toBe(1);
  await setCode(burnsAllGas);
  await scene.chain.mine();
  await setCode(code);
  await scene.chain.setAutomine(true);
  await running;
}

/** The token, using up so much more gas (some 26 each) at every call of it. */
async function makeHungry(turns: number) {
  const code = (await scene.client.getCode({ address: token })) ?? '0x';
  await setCode(code, original);
  const loop = `0x61${turns.toString(16).padStart(4, '0')}5b6001900380600357` as const;
  const passOn = concat(['0x365f5f375f5f365f73', original, '0x5af43d5f5f3e']);
  const end = (loop.length + passOn.length - 4) / 2 + 6;
  await setCode(concat([loop, passOn, `0x60${end.toString(16)}573d5ffd5b3d5ff3`]));
}

test('a conversion that is mined and reverts rests its pair for a day, and takes no turn', async () => {
  let report: Awaited<ReturnType<KeeperScene['round']>> | undefined;
  await revertedRound(async () => {
    report = await scene.round({ CONVERSIONS_PER_ROUND: '1' });
  });
  expect(report).toMatchObject({ reverted: [{ pair }], refused: [], converted: [{}], ended: undefined });
  expect(report?.converted[0]?.pair).not.toBe(pair);
  expect(report?.lost).toBeGreaterThan(0n);
  await scene.wait(6 * 3_600 + 10);
  expect((await scene.round()).waiting).toContainEqual({ pair, reason: 'paused' });
  await scene.wait(18 * 3_600);
  const next = await scene.round();
  expect(next.waiting).not.toContainEqual({ pair, reason: 'paused' });
  expect(next.lost).toBe(0n);
  await scene.wait();
  expect((await scene.round()).converted.map((done) => done.pair)).toContain(pair);
});

test('once reverted conversions have cost what they may in a day nothing is sent, and health says so until it is over', async () => {
  const env = scene.env({ REVERTED_COINS_PER_DAY: '0.0000001' });
  const chain = await scene.connect();
  const { signal } = new AbortController();
  const duty = await swapTask.configure(env)({
    chain,
    registry: new Registry(),
    signal,
    keeper: parseKeeperConfig(env),
    log: pino({ level: 'silent' }),
    priceTimes: async () => undefined,
    sender: transactionSender({ chain, replaceAfterSeconds: 60, signal }),
  });
  const run = () => duty.run({ number: 1n, time: 0, now: 1_000 });
  const before = await nonce();
  await revertedRound(run);
  expect(await nonce()).toBe(before + 1);
  expect(duty.problem?.()).toContain('no fees are converted for now');
  await scene.wait(12 * 3_600);
  await run();
  expect(await nonce()).toBe(before + 1);
  expect(duty.problem?.()).toContain('of 0.0000001 that they may');
  await scene.wait(12 * 3_600);
  await run();
  expect(await nonce()).toBe(before + 2);
  expect(duty.problem?.()).toBeUndefined();
});

/** The price of gas (wei) at which so much gas costs the part of an amount of MONEY that it may. */
async function priceAt(gas: bigint, money: bigint): Promise<bigint> {
  const { coinPrice } = await feeReader(await scene.connect())();
  return (money * 2n ** 112n) / coinPrice / 10n / gas;
}

test('a token that uses up more gas than its conversion pays for is refused before anything is sent', async () => {
  const found = (await scene.round({}, { dryRun: true })).planned.find((planned) => planned.pair === pair);
  const gasPrice = await priceAt(2n * gasPerConversion, found?.expectedMoney ?? 0n);
  const changes = { CONVERSIONS_PER_ROUND: '1', GAS_PRICE_GWEI: formatGwei(gasPrice) };
  await scene.chain.setBalance((await scene.connect()).account.address, parseEther('10000000'));
  const clean = await scene.chain.snapshot();
  await makeHungry(5_000);
  const before = await nonce();
  for (const dryRun of [true, false]) {
    const { refused } = await scene.round(changes, { dryRun });
    expect(refused).toContainEqual({ pair, reason: expect.stringContaining('gas costs too much') });
  }
  expect(await nonce()).toBe(before);
  // It is not the price alone.
  await scene.chain.revert(clean);
  await rm(join(scene.folder, 'state.json.swap'));
  expect((await scene.round(changes)).converted).toMatchObject([{ pair }]);
});
