import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { farmAccounts } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, http } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { maximumAllowance } from '../../test/maximum-allowance';
import { addNativeLiquidity, balanceOf } from '../../test/pairs';
import { refusing } from '../../test/refusing';
import { ReadError } from '../shared/errors/read-error';
import { RequestError } from '../shared/errors/request-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { pairAddress } from '../shared/reads/pair-address';
import { farmDepositCall, farmEmergencyCall, farmHarvestCall, farmWithdrawCall } from './farm-calls';
import { readFarmStakes, readFarmWallets } from './read-farm-accounts';
import { readFarmList, readFarmPairs } from './read-farms';

const one = 10n ** 18n;
let deployed: DeployedChain;
let reader: BatchReader;
let requests = 0;
let account: Address;
let master: Address;
let lp: Address;
let factory: Address;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  const { deployment, chain } = deployed;
  account = checksumAddress(chain.accounts[0]?.address ?? '');
  master = addressOf(deployment, 'farms', 'master');
  const onFetchRequest = () => {
    requests += 1;
  };
  const client = createClient({ transport: http(chain.rpcUrl, { retryCount: 0, onFetchRequest }) });
  reader = readerOf({ client, deployment });
  const money = deployed.token('MONEY');
  await addNativeLiquidity(deployed, { token: money, tokens: 800n * one, native: 100n * one });
  factory = addressOf(deployment, 'swap', 'factory');
  lp = pairAddress({ factory, tokenA: money, tokenB: addressOf(deployment, 'tokens', 'wbesc') });
  await deployed.send(maximumAllowance(lp, master));
});
afterAll(() => deployed?.chain.stop());

const place = () => ({ master, pid: 2 });
const lpOf = (owner: Address) => balanceOf(deployed, lp, owner);
const moneyOf = (owner: Address) => balanceOf(deployed, deployed.token('MONEY'), owner);
async function mine() {
  const list = await readFarmList({ reader, master, expected: 3 });
  const stakes = await readFarmStakes({ reader, master, account, expected: 3 });
  const [, held] = farmAccounts(stakes, await readFarmWallets({ reader, master, account, farms: list.farms })) ?? [];
  const { earned, owed } = held ?? {};
  if (earned === undefined || owed === undefined) throw new Error('No farm 2');
  return { ...held, earned, owed };
}

test('FARM-16 FARM-17 FARM-24 all farms of pairs in two requests, whatever was expected', async () => {
  for (const expected of [0, 3, 40]) {
    requests = 0;
    const list = await readFarmList({ reader, master, expected });
    expect(list.farms.map(({ pid }) => pid)).toEqual([1, 2, 3]);
    expect(list.emission).toMatchObject({ moneyPerBlock: 9n * 10n ** 15n, totalAllocPoint: 9000n });
    expect(list.farms[1]?.lpAddress).toBe(lp);
    const pairs = await readFarmPairs({ reader, factory, lpAddresses: list.farms.map(({ lpAddress }) => lpAddress) });
    expect(requests).toBe(expected === 0 ? 3 : 2);
    expect(pairs[1]).toMatchObject({ address: lp, totalSupply: await totalSupply() });
  }
});

async function totalSupply() {
  return await reader.read({ address: lp, abi: pairAbi, functionName: 'totalSupply' });
}

test('FARM-15 FARM-18 FARM-19 stakes need no list: one request for as many farms as are expected, or more', async () => {
  for (const expected of [0, 3, 40]) {
    requests = 0;
    const stakes = await readFarmStakes({ reader, master, account, expected });
    expect(stakes?.map(({ pid }) => pid)).toEqual([1, 2, 3]);
    expect(requests).toBe(expected === 0 ? 2 : 1);
  }
});

test('what does not answer as a pair, or is one of another factory, stops none', async () => {
  const stranger = checksumAddress(`0x${'98'.repeat(20)}`);
  const pairs = await readFarmPairs({ reader, factory, lpAddresses: [stranger, lp, deployed.token('MONEY')] });
  expect(pairs.map((pair) => pair?.address)).toEqual([undefined, lp, undefined]);
  expect(await readFarmPairs({ reader, factory: master, lpAddresses: [lp] })).toEqual([null]);
  const farms = [{ pid: 2, lpAddress: stranger }];
  const [held] = (await readFarmWallets({ reader, master, account, farms })) ?? [];
  expect(held).toEqual({ pid: 2, balance: undefined, allowance: undefined, owed: 0n });
});

test('a staked token that is too heavy for every node stops none', async () => {
  const heavy = checksumAddress(`0x${'97'.repeat(20)}`);
  const read: BatchReader['read'] = async (call, options) => {
    if (call.address === heavy) throw new ReadError('READ_FAILED', 'Too heavy', new Error('out of gas'));
    return await reader.read(call, options);
  };
  const lpAddresses = [heavy, lp];
  const pairs = await readFarmPairs({ reader: { ...reader, read }, factory, lpAddresses });
  expect(pairs.map((pair) => pair?.address)).toEqual([undefined, lp]);
  const farms = lpAddresses.map((lpAddress, index) => ({ pid: index + 1, lpAddress }));
  const wallets = await readFarmWallets({ reader: { ...reader, read }, master, account, farms });
  expect(wallets?.map(({ balance, allowance }) => [typeof balance, typeof allowance])).toEqual([
    ['undefined', 'undefined'],
    ['bigint', 'bigint'],
  ]);
});

test('one answer that is refused costs its field alone, and of a farm that does not answer its number stays', async () => {
  const whole = await readFarmList({ reader, master, expected: 3 });
  const list = (name: string, ...args: readonly bigint[]) =>
    readFarmList({ reader: refusing(reader, name, ...args), master, expected: 3 });
  const unread = { lpAddress: undefined, allocPoint: undefined };
  const farms = (pid: number, missing: object) =>
    whole.farms.map((farm) => (farm.pid === pid ? { ...farm, ...missing } : farm));
  expect(await list('poolInfo', 3n)).toEqual({ ...whole, farms: farms(3, unread) });
  expect(await list('totalStaked', 2n)).toEqual({ ...whole, farms: farms(2, { totalStaked: undefined }) });
  expect(await list('poolLength')).toEqual({ ...whole, mayBeMore: true });
  for (const name of ['totalAllocPoint', 'moneyPerBlock', 'startBlock', 'endBlock'] as const) {
    expect(await list(name)).toEqual({ ...whole, emission: { ...whole.emission, [name]: undefined } });
  }
  const stakes = (name: string, ...args: readonly bigint[]) =>
    readFarmStakes({ reader: refusing(reader, name, ...args), master, account, expected: 3 });
  const held = await stakes('none');
  const [first, second, third] = held ?? [];
  expect(await stakes('pendingMoney', 2n)).toEqual([first, { ...second, earned: undefined }, third]);
  expect(await stakes('userInfo', 2n)).toEqual([first, { ...second, staked: undefined }, third]);
  expect(await stakes('poolLength')).toEqual(held);
});

test('FARM-26 an account or a token that is no address is logged, and nothing is fetched', async () => {
  const log = vi.fn();
  requests = 0;
  const zero = checksumAddress(`0x${'00'.repeat(20)}`);
  expect(await readFarmStakes({ reader, master, account: zero, expected: 3, log })).toBeNull();
  expect(await readFarmWallets({ reader, master, account: zero, farms: [], log })).toBeNull();
  expect(requests).toBe(0);
  const farms = [1, 2].map((pid) => ({ pid, lpAddress: pid === 1 ? zero : lp }));
  expect(await readFarmWallets({ reader, master, account, farms, log })).toEqual([
    { pid: 1, balance: undefined, allowance: undefined, owed: 0n },
    { pid: 2, balance: expect.any(BigInt), allowance: expect.any(BigInt), owed: 0n },
  ]);
  expect(log.mock.calls.flat()).toEqual([
    'Farm balances were not fetched: the wallet address is not valid',
    'Farm balances were not fetched: the wallet address is not valid',
    'The balance of farm 1 was not fetched: its token is no address',
  ]);
});

test('FARM-15 FARM-18..23 stake, harvest and unstake move exactly what they say, in smallest units', async () => {
  const held = await lpOf(account);
  await deployed.send(farmDepositCall(place(), 5n * one + 1n));
  expect(await lpOf(account)).toBe(held - 5n * one - 1n);
  await deployed.chain.mine(100);
  const before = await mine();
  expect(before).toMatchObject({ staked: 5n * one + 1n, balance: held - 5n * one - 1n });
  expect(before.allowance).toBeGreaterThan(held);
  const perBlock = (9n * 10n ** 15n * 3000n) / 9000n;
  expect(before.earned / perBlock).toBeGreaterThanOrEqual(99n);
  const money = await moneyOf(account);
  await deployed.send(farmHarvestCall(place()));
  const paid = (await moneyOf(account)) - money;
  expect(paid - before.earned).toBeGreaterThanOrEqual(perBlock - 1n);
  expect(await mine()).toMatchObject({ staked: 5n * one + 1n, earned: 0n });
  await deployed.send(farmWithdrawCall(place(), 5n * one));
  expect(await mine()).toMatchObject({ staked: 1n, earned: 0n });
  expect(await moneyOf(account)).toBeGreaterThan(money + paid);
});

test('an emergency gives back all that is staked, and no rewards but what could not be minted when it was due', async () => {
  await deployed.send(farmDepositCall(place(), one));
  await deployed.chain.mine(10);
  const [{ rpc }, money] = [deployed.chain, deployed.token('MONEY')];
  const code = await rpc.request<string>('eth_getCode', [money, 'latest']);
  // Whatever is asked of it, it reverts.
  await rpc.request('anvil_setCode', [money, '0x5f5ffd']);
  await deployed.send(farmHarvestCall(place()));
  await rpc.request('anvil_setCode', [money, code]);
  const { owed } = await mine();
  expect(owed).toBeGreaterThan(0n);
  await deployed.chain.mine(10);
  expect((await mine()).earned).toBeGreaterThan(owed);
  const [held, paid] = [await lpOf(account), await moneyOf(account)];
  await deployed.send(farmEmergencyCall(place()));
  expect(await lpOf(account)).toBe(held + one + 1n);
  expect(await moneyOf(account)).toBe(paid);
  expect(await mine()).toMatchObject({ staked: 0n, earned: owed, owed });
});

test('nothing is no amount', () => {
  for (const call of [farmDepositCall, farmWithdrawCall]) {
    expect(() => call({ master: account ?? `0x${'11'.repeat(20)}`, pid: 1 }, 0n)).toThrow(RequestError);
  }
});
