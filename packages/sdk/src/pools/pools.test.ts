import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Pool } from '@besc/domain/pools/pool';
import { vaultPosition, vaultWithdrawal } from '@besc/domain/pools/vault-position';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { blocksPerYear } from '@besc/domain/shared/constants';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { type Fraction, fraction, mul } from '@besc/domain/shared/fraction';
import { whole } from '@besc/domain/test/whole';
import { earnedPerUnitE18 } from '@besc/domain/yields/earned-per-unit';
import { rewardApr } from '@besc/domain/yields/reward-apr';
import { getBalance, getBlockNumber } from 'viem/actions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { makePool } from '../../test/make-pools';
import { maximumAllowance } from '../../test/maximum-allowance';
import { balanceOf } from '../../test/pairs';
import { farmDepositCall, farmEmergencyCall, farmHarvestCall, farmWithdrawCall } from '../farms/farm-calls';
import type { BatchReader } from '../shared/reads/batch-reader';
import { poolDepositCall, poolEmergencyCall, poolHarvestCall, poolWithdrawCall } from './pool-calls';
import { readPoolList } from './read-pool-list';
import { readMoneyFarm, readVault } from './read-vault';
import { vaultDepositCall, vaultHarvestCall, vaultWithdrawCall } from './vault-calls';

const one = oneE18;
let deployed: DeployedChain;
let reader: BatchReader;
let account: Address;
let snapshot: string;
let money: Address;
let henny: Address;
let wbesc: Address;
let places: { vault: Address; farms: Address; money: Address };

beforeAll(async () => {
  deployed = await makeDeployedChain();
  const { deployment } = deployed;
  account = deployed.chain.accounts[0]?.address ?? zeroAddress;
  [money, henny, wbesc] = [deployed.token('MONEY'), deployed.token('HENNY'), deployed.token('WBESC')];
  places = { vault: addressOf(deployment, 'pools', 'vault'), farms: addressOf(deployment, 'farms', 'master'), money };
  await deployed.send(maximumAllowance(money, places.vault));
  await deployed.send(maximumAllowance(money, places.farms));
});

beforeEach(async () => {
  snapshot = await deployed.chain.rpc.request<string>('evm_snapshot', []);
  reader = readerOf(deployed);
});

afterEach(async () => {
  reader.close();
  await deployed.chain.rpc.request('evm_revert', [snapshot]);
});

afterAll(async () => {
  await deployed?.chain.stop();
});

const readList = (owner: Address | undefined) =>
  readPoolList({
    reader,
    lens: addressOf(deployed.deployment, 'pools', 'lens'),
    factory: addressOf(deployed.deployment, 'pools', 'factory'),
    account: owner,
  });
const moneyFarm = () => ({ master: places.farms, pid: 0 });
const readOwn = async (owner: Address | undefined = account) => {
  const options = { reader, ...places, account: owner };
  const [vault, farm] = await Promise.all([readVault(options), readMoneyFarm(options)]);
  return {
    vault: whole(vault.vault),
    holder: vault.holder && whole(vault.holder),
    farm: { ...farm, farm: whole(farm.farm) },
  };
};
const mine = async (blocks: number) => {
  await deployed.chain.rpc.request('anvil_mine', [`0x${blocks.toString(16)}`]);
};
const newest = () => getBlockNumber(deployed.client, { cacheTime: 0 });
const called = async (address: Address) => {
  const found = (await readList(account)).pools.find(({ pool }) => pool.address === address);
  if (found === undefined) throw new Error('No such pool');
  return whole<Pool>(found.pool);
};
/** Within 0.1%. */
const isPaid = (shown: bigint, paid: bigint) => expect(Number(shown) / Number(paid)).toBeCloseTo(1, 3);
/** A yearly rate over some blocks. */
const over = (rate: Fraction | undefined, blocks: bigint): Fraction =>
  mul(rate ?? fraction(0n), fraction(blocks, BigInt(blocksPerYear)));

describe('the registry', () => {
  test('POOL-053..056 POOL-086 POOL-087 terms, stakes and rewards of ERC-20 and native pools, and without an account', async () => {
    const address = await makePool(deployed, {
      staked: money,
      reward: henny,
      perBlock: 10n ** 9n,
      blocks: 900n,
      limit: 50n * one,
    });
    const coin = await makePool(deployed, { reward: money, perBlock: one, blocks: 900n });
    await deployed.send(maximumAllowance(money, address));
    await deployed.send(poolDepositCall({ address, isNative: false }, 5n * one));
    await deployed.send(poolDepositCall({ address: coin, isNative: true }, 3n * one));
    await mine(100);
    const { pools, mayBeMore } = await readList(account);
    expect(mayBeMore).toBe(false);
    expect(pools[0]?.pool).toMatchObject({
      address,
      isNative: false,
      stakedToken: money,
      rewardToken: henny,
      rewardPerBlock: 10n ** 9n,
      limit: 50n * one,
      isLimitRead: true,
      totalStaked: 5n * one,
    });
    expect(pools[0]?.holding).toMatchObject({ staked: 5n * one, owed: 0n, isBlacklisted: false });
    expect(pools[0]?.holding?.earned).toBeGreaterThan(90n * 10n ** 9n);
    expect(pools[1]?.pool).toMatchObject({ address: coin, isNative: true, stakedToken: wbesc, totalStaked: 3n * one });
    expect(pools[1]?.holding).toMatchObject({
      staked: 3n * one,
      balance: await getBalance(deployed.client, { address: account }),
    });
    const unowned = await readList(undefined);
    expect(unowned.pools.map(({ holding }) => holding)).toEqual([undefined, undefined]);
  });

  test('200 pools and more take one aggregate with all that an account has in them', async () => {
    const staked = { staked: money, reward: henny, perBlock: 10n ** 6n, blocks: 900n };
    for (let count = 0; count < 205; count += 1) await makePool(deployed, staked);
    let requests = 0;
    const { client } = deployed;
    const counting = {
      ...client,
      request: (async (asked: { method: string }) => {
        if (asked.method === 'eth_call') requests += 1;
        return await client.request(asked as never);
      }) as typeof client.request,
    };
    reader.close();
    reader = readerOf({ client: counting, deployment: deployed.deployment });
    const [list] = await Promise.all([readList(account), readOwn()]);
    expect(list.pools).toHaveLength(205);
    expect(new Set(list.pools.map(({ pool }) => pool.address)).size).toBe(205);
    expect(requests).toBe(1);
  });
});

describe('a pool', () => {
  test('POOL-075 POOL-088 POOL-089 POOL-090 stake, harvest, unstake and the emergency exit move what they say', async () => {
    const address = await makePool(deployed, { staked: money, reward: henny, perBlock: 10n ** 9n, blocks: 900n });
    await deployed.send(maximumAllowance(money, address));
    const pool = await called(address);
    const [had, hadReward] = [await balanceOf(deployed, money, account), await balanceOf(deployed, henny, account)];
    await deployed.send(poolDepositCall(pool, 5n * one));
    expect(had - (await balanceOf(deployed, money, account))).toBe(5n * one);
    await mine(50);
    await deployed.send(poolHarvestCall(pool));
    expect((await balanceOf(deployed, henny, account)) - hadReward).toBeGreaterThan(48n * 10n ** 9n);
    await deployed.send(poolWithdrawCall(pool, 2n * one));
    await deployed.send(poolEmergencyCall(pool));
    expect(await balanceOf(deployed, money, account)).toBe(had);
  });

  test('POOL-091 POOL-092 the coin goes along with the deposit, and comes back', async () => {
    const coin = await called(await makePool(deployed, { reward: money, perBlock: one, blocks: 900n }));
    const call = poolDepositCall(coin, 3n * one);
    expect(call).toMatchObject({ value: 3n * one, args: [], gasWithoutEstimate: 200_000n });
    await deployed.send(call);
    expect((await called(coin.address)).totalStaked).toBe(3n * one);
    await deployed.send(poolHarvestCall(coin));
    await deployed.send(poolWithdrawCall(coin, 3n * one));
    expect((await called(coin.address)).totalStaked).toBe(0n);
  });

  test('POOL-040 the APR that is shown is what is paid', async () => {
    const address = await makePool(deployed, { staked: money, reward: money, perBlock: one / 1000n, blocks: 5000n });
    await deployed.send(maximumAllowance(money, address));
    const pool = await called(address);
    await deployed.send(poolDepositCall(pool, 40n * one));
    await mine(10);
    await deployed.send(poolHarvestCall(pool));
    const from = await newest();
    const { totalStaked, rewardPerBlock } = await called(address);
    const priced = (amount: bigint) => ({ amount, decimals: 18, priceE18: one });
    const apr = rewardApr({ rewardPerBlock: priced(rewardPerBlock), staked: priced(totalStaked) });
    const had = await balanceOf(deployed, money, account);
    await mine(300);
    await deployed.send(poolHarvestCall(pool));
    const { numerator, denominator } = over(apr, (await newest()) - from);
    isPaid((40n * one * numerator) / denominator, (await balanceOf(deployed, money, account)) - had);
  });
});

describe('MONEY’s own pool', () => {
  test('POOL-094 VAULT-34 staked by hand: its part of the emission is 0.0016 a block, and what is shown is paid', async () => {
    await deployed.send(farmDepositCall(moneyFarm(), 100n * one));
    const from = await newest();
    const { farm } = await readOwn();
    expect(farm.farm).toMatchObject({ rewardPerBlock: (16n * one) / 10_000n, totalStaked: 100n * one });
    const had = await balanceOf(deployed, money, account);
    await mine(200);
    const before = (await readOwn()).farm.holder;
    await deployed.send(farmHarvestCall(moneyFarm()));
    const paid = (await balanceOf(deployed, money, account)) - had;
    expect(paid).toBeGreaterThan(before?.earned ?? 0n);
    isPaid(farm.farm.rewardPerBlock * ((await newest()) - from), paid);
    await deployed.send(farmWithdrawCall(moneyFarm(), 40n * one));
    await deployed.send(farmEmergencyCall(moneyFarm()));
    expect((await readOwn()).farm.holder).toMatchObject({ staked: 0n });
  });
});

describe('the vault', () => {
  test('VAULT-07 VAULT-08 VAULT-10 VAULT-14 VAULT-15 VAULT-22..25 VAULT-27 VAULT-28 shares come and go; with dust left all of it goes', async () => {
    expect(vaultDepositCall(places.vault, 1n).gasWithoutEstimate).toBe(380_000n);
    expect(vaultHarvestCall(places.vault).gasWithoutEstimate).toBe(300_000n);
    await deployed.send(vaultDepositCall(places.vault, 10n * one));
    await mine(100);
    await deployed.send(vaultHarvestCall(places.vault));
    const held = await readOwn();
    const fees = { performanceFeeBps: 200n, callFeeBps: 25n, withdrawFeeBps: 10n, withdrawFeePeriodSeconds: 259_200n };
    expect(held.vault).toMatchObject({ ...fees, isPulled: false, totalShares: held.holder?.shares });
    expect(held.holder?.allowance).toBeGreaterThan(10n ** 30n);
    expect(held.holder?.lastActionTime).toBe(held.holder?.lastDepositedTime);
    const { pricePerShare } = held.vault;
    const { shares = 0n, worthAtLastAction: atLastAction = 0n } = held.holder ?? {};
    const { staked, earned } = vaultPosition({ shares, pricePerShare, atLastAction });
    expect(earned).toBeGreaterThan(0n);
    const half = vaultWithdrawal({ amount: staked / 2n, shares, pricePerShare });
    expect(half.kind).toBe('shares');
    await deployed.send(vaultWithdrawCall(places.vault, half));
    const rest = await readOwn();
    const all = vaultWithdrawal({
      amount: vaultPosition({
        ...rest.holder,
        shares: rest.holder?.shares ?? 0n,
        pricePerShare: rest.vault.pricePerShare,
        atLastAction: 0n,
      }).staked,
      shares: rest.holder?.shares ?? 0n,
      pricePerShare: rest.vault.pricePerShare,
    });
    expect(all).toEqual({ kind: 'all' });
    await deployed.send(vaultWithdrawCall(places.vault, all));
    expect((await readOwn()).holder?.shares).toBe(0n);
  });

  test('VAULT-26 the bounty that is shown is what is paid, and a donation moves no price', async () => {
    await deployed.send(vaultDepositCall(places.vault, 10n * one));
    await mine(400);
    const { vault } = await readOwn();
    const had = await balanceOf(deployed, money, account);
    await deployed.send(vaultHarvestCall(places.vault));
    isPaid((vault.bounty * 401n) / 400n, (await balanceOf(deployed, money, account)) - had);
    const before = (await readOwn()).vault;
    await deployed.send({
      ...maximumAllowance(money, places.vault),
      functionName: 'transfer',
      args: [places.vault, 1000n * one],
    });
    const after = (await readOwn()).vault;
    expect(after.pricePerShare).toBe(before.pricePerShare);
    expect(after.assets).toBe(before.assets);
  });

  test('VAULT-33 the calculator’s year of compounding is what a vault that is harvested so often has made', async () => {
    // A year of 2000 blocks at 30%: a whale keeps the rate where it is, and virtual shares are too few to count.
    const [harvests, blocks] = [20, 100];
    const year = BigInt(harvests * blocks);
    const whale = deployed.chain.accounts[1]?.address ?? zeroAddress;
    await deployed.send({
      ...maximumAllowance(money, places.vault),
      functionName: 'transfer',
      args: [whale, 64n * one],
    });
    await deployed.send(maximumAllowance(money, places.farms), 1);
    await deployed.send(farmDepositCall(moneyFarm(), (32n * one) / 3n), 1);
    await deployed.send(vaultDepositCall(places.vault, one / 100n));
    const start = await readOwn();
    const { rewardPerBlock, totalStaked } = start.farm.farm;
    const priced = (amount: bigint) => ({ amount, decimals: 18, priceE18: one });
    const yearly = rewardApr({ rewardPerBlock: priced(rewardPerBlock), staked: priced(totalStaked) });
    const shown = earnedPerUnitE18({
      apr: over(yearly, year),
      compounding: { kind: 'timesAYear', times: harvests },
      days: 365,
      feeBps: Number(start.vault.performanceFeeBps + start.vault.callFeeBps),
    });
    for (let count = 0; count < harvests; count += 1) {
      await mine(blocks - 1);
      await deployed.send(vaultHarvestCall(places.vault));
    }
    const end = await readOwn();
    const made = (end.vault.pricePerShare * one) / start.vault.pricePerShare - one;
    isPaid(shown ?? 0n, made);
  });
});
