import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { timelockControllerAbi } from '@besc/contracts/abi/timelock-controller';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import {
  createPublicClient,
  encodeFunctionData,
  formatUnits,
  type Hex,
  http,
  isAddressEqual,
  parseEther,
  zeroHash,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chain } from '../chain';
import { createBlockWriter } from '../history/block-writer';
import { localTokens } from '../history/local-market';
import { writeBlock } from '../history/write-block';
import { fillGap } from './generate-history';
import { countsOf, type HistoryCounts } from './history-counts';
import { smallHistoryEnd, startSmallHistory } from './small-history';
import { beginAll } from './write-stretch';

const year = 365 * 86_400;
/** One every three seconds, as a running chain has them. */
const blocksPerYear = BigInt(year / 3);
let chain: Chain;
let deployment: Deployment;
let counts: HistoryCounts;

const client = () => createPublicClient({ transport: http(chain.rpcUrl) });
const person = (index: number) => chain.accounts[index]?.address as Hex;
const master = () => ({ address: addressOf(deployment, 'farms', 'master'), abi: farmMasterAbi });
const vault = () => ({ address: addressOf(deployment, 'pools', 'vault'), abi: moneyVaultAbi });

type PoolNumber = 'startBlock' | 'bonusEndBlock' | 'poolLimitPerUser' | 'totalStaked' | 'rewardPerBlock';

/** The pools as the chain tells them, with what accounts 0 and 1 have staked. */
async function readPools() {
  const factory = { address: addressOf(deployment, 'pools', 'factory'), abi: poolFactoryAbi } as const;
  const length = Number(await client().readContract({ ...factory, functionName: 'poolLength' }));
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  return Promise.all(
    Array.from({ length }, async (_, index) => {
      const address = await client().readContract({ ...factory, functionName: 'pools', args: [BigInt(index)] });
      const read = <Name extends 'stakedToken' | 'rewardToken'>(functionName: Name) =>
        client().readContract({ address, abi: stakingPoolAbi, functionName });
      const number = (functionName: PoolNumber) =>
        client().readContract({ address, abi: stakingPoolAbi, functionName });
      const decimalsOf = (token: Hex) =>
        client().readContract({ address: token, abi: erc20Abi, functionName: 'decimals' });
      const stakeOf = async (index: number) => {
        const args = [person(index)] as const;
        return (await client().readContract({ address, abi: stakingPoolAbi, functionName: 'userInfo', args }))[0];
      };
      // Only a pool of the coin has a second name for its limit.
      const isNative = await client()
        .readContract({ address, abi: nativePoolAbi, functionName: 'limitAmount' })
        .then(() => true)
        .catch(() => false);
      const [staked, reward] = [await read('stakedToken'), await read('rewardToken')];
      expect(isNative && staked !== wbesc).toBe(false);
      return {
        address,
        isNative,
        decimals: [await decimalsOf(staked), await decimalsOf(reward)],
        startBlock: await number('startBlock'),
        endBlock: await number('bonusEndBlock'),
        tokens: [staked, reward] as const,
        rewardPerBlock: await number('rewardPerBlock'),
        limit: await number('poolLimitPerUser'),
        totalStaked: await number('totalStaked'),
        people: [await stakeOf(0), await stakeOf(1)] as const,
      };
    }),
  );
}

beforeAll(async () => {
  ({ chain, deployment, counts } = await startSmallHistory());
});
afterAll(async () => {
  await chain.stop();
});

test('setup takes a second for each block, so that the same seed gives the same chain on each machine', async () => {
  const { timestamp: genesis } = await client().getBlock({ blockNumber: 0n });
  const blocks = await Promise.all([1n, 10n, 50n].map((blockNumber) => client().getBlock({ blockNumber })));
  expect(blocks.map(({ timestamp, number }) => timestamp - genesis - number)).toEqual([0n, 0n, 0n]);
});

test('every farm is staked in from the first block on, and pays MONEY that did not exist before', async () => {
  const latest = await client().getBlockNumber();
  for (const pid of [0n, 1n, 2n, 3n]) {
    expect(await client().readContract({ ...master(), functionName: 'totalStaked', args: [pid] })).toBeGreaterThan(0n);
    const args = { pid } as const;
    const logs = await client().getContractEvents({ ...master(), eventName: 'Deposit', args, fromBlock: 0n });
    expect(logs[0]?.blockNumber).toBeLessThan(latest - 400n);
    expect(logs.length).toBeGreaterThan(10);
  }
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: moneyTokenAbi } as const;
  const emissions = await client().getContractEvents({ ...money, eventName: 'Emission', fromBlock: 0n });
  const minted = emissions.slice(1).reduce((sum, { args: { amount = 0n } }) => sum + amount, 0n);
  expect(minted).toBeGreaterThan(parseEther('0.5'));
  // At most 0.009 MONEY a block in all.
  expect(minted).toBeLessThanOrEqual(latest * parseEther('0.009'));
  expect(counts.slugs.farms).toMatchObject({ 'farm stakes': expect.any(Number), 'farm exits': expect.any(Number) });
  expect(counts.slugs.farms?.harvests).toBeGreaterThan(20);
});

test('a farm that an auction won is staked in, and its end waits in the timelock beyond the history', async () => {
  expect(await client().readContract({ ...master(), functionName: 'totalStaked', args: [4n] })).toBeGreaterThan(0n);
  const data = encodeFunctionData({ abi: farmMasterAbi, functionName: 'set', args: [4n, 0n, true] });
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), abi: timelockControllerAbi } as const;
  const scheduled = await client().getContractEvents({ ...timelock, eventName: 'CallScheduled', fromBlock: 0n });
  const end = scheduled.find(({ args }) => args.data === data);
  const args = [end?.args.id ?? zeroHash] as const;
  const time = await client().readContract({ ...timelock, functionName: 'getTimestamp', args });
  expect((Number(time) - smallHistoryEnd) / 86_400).toBeCloseTo(5, 2);
});

test('account 0 has LP of each farm in hand and has approved nothing; account 1 has staked', async () => {
  for (const pid of [1n, 2n, 3n]) {
    const [lpToken] = await client().readContract({ ...master(), functionName: 'poolInfo', args: [pid] });
    const lp = { address: lpToken, abi: erc20Abi } as const;
    const args = [person(0), master().address] as const;
    expect(await client().readContract({ ...lp, functionName: 'balanceOf', args: [person(0)] })).toBeGreaterThan(0n);
    expect(await client().readContract({ ...lp, functionName: 'allowance', args })).toBe(0n);
    const stakes = [0, 1].map((index) =>
      client().readContract({ ...master(), functionName: 'userInfo', args: [pid, person(index)] }),
    );
    const [beginner, farmer] = await Promise.all(stakes);
    expect(beginner?.[0]).toBe(0n);
    expect(farmer?.[0]).toBeGreaterThan(0n);
  }
});

test('there are pools of every state that a screen can show', async () => {
  const pools = await readPools();
  const block = await client().getBlockNumber();
  const phase = ({ startBlock, endBlock }: (typeof pools)[number]) => {
    if (block > endBlock) return 'finished';
    return block < startBlock ? 'upcoming' : 'live';
  };
  const of = (kind: ReturnType<typeof phase>) => pools.filter((pool) => phase(pool) === kind);
  expect(pools.length).toBeGreaterThanOrEqual(26);
  expect(of('live').length).toBeGreaterThanOrEqual(20);
  expect(of('upcoming').length).toBe(3);
  expect(of('finished').length).toBe(5);
  expect(of('finished').filter(({ people: [stake] }) => stake > 0n)).toHaveLength(2);
  expect(of('finished').filter(({ people }) => people.every((stake) => stake === 0n))).toHaveLength(3);
  expect(pools.filter(({ totalStaked }) => totalStaked === 0n)).toHaveLength(1);
  expect(of('live').filter(({ isNative }) => isNative)).toHaveLength(3);
  for (const side of [0, 1]) {
    for (const decimals of [0, 9]) {
      expect(
        of('live').some((pool) => pool.decimals[side] === decimals),
        `${decimals} decimals`,
      ).toBe(true);
    }
  }
  const limited = of('live').filter(({ limit }) => limit > 0n);
  const filled = limited.map(({ limit, people: [, stake] }) => Number((stake * 100n) / limit)).sort((a, b) => a - b);
  expect(filled).toEqual([0, 0, 99, 100]);
  expect(of('live').filter(({ endBlock }) => endBlock - block < 1_500n).length).toBe(2);
  const banned = await Promise.all(
    of('live')
      .filter(({ isNative }) => isNative)
      .map(({ address }) =>
        client().readContract({ address, abi: nativePoolAbi, functionName: 'userInfo', args: [person(3)] }),
      ),
  );
  expect(banned.filter(([, , inBlackList]) => inBlackList)).toHaveLength(1);
});

/** What so much of a token is worth at the anchor prices, of LP by what lies in the pair. */
async function usdOf(token: Hex, amount: bigint): Promise<number | undefined> {
  const known = deployment.tokens.find(({ address }) => isAddressEqual(address, token));
  if (known) {
    const price = localTokens.find(({ symbol }) => symbol === known.symbol)?.priceUsd;
    return price === undefined ? undefined : Number(formatUnits(amount, known.decimals)) * price;
  }
  const pair = deployment.pairs.find(({ address }) => isAddressEqual(address, token));
  if (!pair) return undefined;
  const supply = await client().readContract({ address: token, abi: erc20Abi, functionName: 'totalSupply' });
  const args = [pair.address] as const;
  const held = await client().readContract({ address: pair.token0, abi: erc20Abi, functionName: 'balanceOf', args });
  const side = await usdOf(pair.token0, (held * amount) / supply);
  return side === undefined ? undefined : 2 * side;
}

test('what pools and farms pay in a year is a part of what is staked that somebody may believe', async () => {
  const block = await client().getBlockNumber();
  const pools = (await readPools()).filter(({ startBlock, endBlock }) => block >= startBlock && block <= endBlock);
  const paid = pools.map(({ tokens: [staked, reward], totalStaked, rewardPerBlock }) => {
    return { staked, totalStaked, reward, yearly: rewardPerBlock * blocksPerYear };
  });
  const money = addressOf(deployment, 'tokens', 'money');
  const number = (functionName: 'moneyPerBlock' | 'totalAllocPoint') =>
    client().readContract({ ...master(), functionName });
  const [perBlock, points] = [await number('moneyPerBlock'), await number('totalAllocPoint')];
  for (const pid of [0n, 1n, 2n, 3n]) {
    const args = [pid] as const;
    const [staked, share] = await client().readContract({ ...master(), functionName: 'poolInfo', args });
    const totalStaked = await client().readContract({ ...master(), functionName: 'totalStaked', args });
    paid.push({ staked, totalStaked, reward: money, yearly: (perBlock * blocksPerYear * share) / points });
  }
  const aprs: number[] = [];
  for (const { staked, totalStaked, reward, yearly } of paid) {
    const [has, pays] = [await usdOf(staked, totalStaked), await usdOf(reward, yearly)];
    if (has !== undefined && pays !== undefined) aprs.push((pays / has) * 100);
  }
  expect(aprs.length).toBeGreaterThanOrEqual(24);
  aprs.sort((a, b) => a - b);
  expect(aprs[0]).toBeGreaterThan(1);
  expect(aprs.at(-1)).toBeLessThan(400);
  expect(aprs[Math.floor(aprs.length / 2)]).toBeLessThan(100);
});

test('the vault was compounded for bounties all year, and somebody paid the fee for leaving early', async () => {
  expect(await client().readContract({ ...vault(), functionName: 'totalShares' })).toBeGreaterThan(0n);
  const price = await client().readContract({ ...vault(), functionName: 'getPricePerFullShare' });
  expect(price).toBeGreaterThan(parseEther('1'));
  const harvests = await client().getContractEvents({ ...vault(), eventName: 'Harvest', fromBlock: 0n });
  expect(harvests.length).toBeGreaterThanOrEqual(10);
  expect(harvests.filter(({ args: { callFee = 0n } }) => callFee > 0n).length).toBeGreaterThanOrEqual(10);
  const period = await client().readContract({ ...vault(), functionName: 'withdrawFeePeriod' });
  const deposits = await client().getContractEvents({ ...vault(), eventName: 'Deposit', fromBlock: 0n });
  const exits = await client().getContractEvents({ ...vault(), eventName: 'Withdraw', fromBlock: 0n });
  const timeOf = async (blockNumber: bigint) => (await client().getBlock({ blockNumber })).timestamp;
  const early = exits.map(async ({ args: { sender }, blockNumber }) => {
    const last = deposits.findLast((one) => one.args.sender === sender && one.blockNumber < blockNumber);
    return last !== undefined && (await timeOf(blockNumber)) < (await timeOf(last.blockNumber)) + period;
  });
  expect(await Promise.all(early)).toContain(true);
  const [shares] = await client().readContract({ ...vault(), functionName: 'userInfo', args: [person(1)] });
  expect(shares).toBeGreaterThan(0n);
});

test('what trades paid over the year became MONEY, and a part of it lies at the burn address', async () => {
  const collector = { address: addressOf(deployment, 'swap', 'feeCollector'), abi: feeCollectorAbi } as const;
  const conversions = await client().getContractEvents({ ...collector, eventName: 'FeesConverted', fromBlock: 0n });
  expect(counts.slugs.swap?.['fee conversions']).toBe(conversions.length);
  expect(conversions.length).toBeGreaterThan(4);
  const burned = conversions.reduce((sum, { args: { burned = 0n } }) => sum + burned, 0n);
  expect(burned).toBeGreaterThan(parseEther('1'));
  const args = [await client().readContract({ ...collector, functionName: 'BURN_ADDRESS' })] as const;
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi } as const;
  expect(await client().readContract({ ...money, functionName: 'balanceOf', args })).toBeGreaterThanOrEqual(burned);
});

test('the actors go on from where the history ends, and none of their transactions fails', async () => {
  const running = await beginAll({
    chain,
    deployment,
    seed: 'on',
    start: smallHistoryEnd,
    end: smallHistoryEnd + year,
    isResumed: true,
  });
  const writer = createBlockWriter(chain);
  const latest = Number((await client().getBlock()).timestamp);
  for (let round = 1; round <= 60; round += 1) {
    const timestamp = latest + round * 60;
    const parts = [];
    for (const { slug, stretch } of running) if (slug !== 'swap') parts.push(await stretch.live(timestamp));
    expect(await writeBlock(writer, { parts, timestamp })).toBe(0);
  }
  const done = (slug: string) => Object.values(countsOf(running)[slug] ?? {}).reduce((sum, count) => sum + count, 0);
  expect(done('farms')).toBeGreaterThan(2);
  expect(done('pools')).toBeGreaterThan(4);
});

test('a chain whose farms and vault were paused goes on after a stop, whatever is refused on the way', async () => {
  const { timestamp, number } = await client().getBlock();
  const guardian = chain.accounts[2]?.address ?? zeroAddress;
  const transactions = [master(), vault()].map(({ address, abi }) => ({
    from: guardian,
    to: address,
    data: encodeFunctionData({ abi, functionName: 'pause' }),
    gas: 100_000n,
  }));
  const { outcomes } = await createBlockWriter(chain).write({ transactions, timestamp: Number(timestamp) + 3 });
  expect(outcomes).toEqual([true, true]);
  expect(await fillGap({ chain, deployment, seed: 'besc', end: Number(timestamp) + 86_400 })).toBeDefined();
  expect(await client().getBlockNumber()).toBeGreaterThan(number + 1n);
});
