import type { Pool, PoolHolding } from '@besc/domain/pools/pool';
import type { Vault } from '@besc/domain/pools/vault';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { compare, fraction } from '@besc/domain/shared/fraction';
import { maxUint256 } from '@besc/domain/shared/math';
import { describe, expect, test } from 'vitest';
import { poolFixtures } from '../../../test/pools/pool-fixtures';
import type { Writer } from '../../blocks/action/use-writer';
import type { PoolRow } from './pool-row';
import { holdingSums, type PoolFacts, poolRows } from './pools.view-model';
import { stakePart } from './stake-part';

const { at, money, wool, cent, pool, holding, vault, liveFarm, facts } = poolFixtures;
const rowOf = (changes: Partial<Pool>, held: Partial<PoolHolding> = {}, more: Partial<PoolFacts> = {}): PoolRow => {
  const row = poolRows({
    ...facts,
    pools: [{ pool: { ...pool, ...changes }, holding: { ...holding, ...held } }],
    ...more,
  }).at(-1);
  if (row === undefined) throw new Error('No row');
  return row;
};
const isFraction = (one: PoolRow['rate'], numerator: bigint, denominator: bigint) =>
  one !== undefined && compare(one, fraction(numerator, denominator)) === 0;

describe('rows of the registry', () => {
  test('POOL-040 APR is the rewards of a year over all that is staked, at prices of this block', () => {
    // 1 WOOL of $1 a block over 1000000 MONEY of $2.
    expect(isFraction(rowOf({}).rate, 10_512_000n, 2_000_000n)).toBe(true);
  });

  test('POOL-005 the page itself knows MONEY’s own pools alone, number 0; all others are the registry’s, counted from 1', () => {
    const farm = { ...liveFarm, rewardPerBlock: oneE18, totalStaked: oneE18 };
    const own = { farm: { farm, holder: undefined }, vault: { vault, holder: undefined } };
    const numbers = (pools: PoolFacts['pools']) =>
      poolRows({ ...facts, ...own, pools }).map(({ category, sousId }) => [category, sousId]);
    const mine = [
      ['auto', 0],
      ['core', 0],
    ];
    expect(numbers([])).toEqual(mine);
    const other = { pool: { ...pool, address: at('d') }, holding };
    expect(numbers([{ pool, holding }, other])).toEqual([...mine, ['community', 2], ['community', 1]]);
  });

  test('POOL-041 POOL-061 POOL-063 a pool that was ended before its start is finished, and promises nothing', () => {
    const row = rowOf({ startBlock: 800n, endBlock: 800n });
    expect(row).toMatchObject({ phase: { kind: 'finished' }, isFinished: true, isOpen: false, rewardPerBlock: 0n });
    expect(isFraction(row.apr, 0n, 1n)).toBe(true);
    const upcoming = { phase: { kind: 'upcoming', until: 800n }, apr: undefined, rate: undefined };
    expect(rowOf({ startBlock: 800n, endBlock: 801n })).toMatchObject(upcoming);
  });

  test('POOL-041 POOL-062 beyond its last block a pool is finished and pays 0', () => {
    expect(rowOf({ endBlock: 500n })).toMatchObject({ isFinished: false, isOpen: false });
    const over = rowOf({ endBlock: 499n });
    expect(over).toMatchObject({ isFinished: true, isOpen: false });
    expect(isFraction(over.rate, 0n, 1n)).toBe(true);
  });

  test('a rate that cannot be known is none: nothing staked, no price, a token that does not tell its decimals', () => {
    expect(rowOf({ totalStaked: 0n }).rate).toBeUndefined();
    expect(rowOf({}, {}, { prices: new Map() }).rate).toBeUndefined();
    const unread = rowOf({ rewardToken: at('9') });
    expect(unread).toMatchObject({ rate: undefined, earning: { isReadable: false } });
    expect(rowOf({}, { earned: 5n }, { prices: new Map() }).earnedUsd).toBeUndefined();
  });

  test('of one token staked for itself the rate needs no price', () => {
    const same = rowOf({ rewardToken: money.address }, {}, { prices: new Map() });
    expect(isFraction(same.rate, 10_512_000n, 1_000_000n)).toBe(true);
  });

  test('POOL-084 decimals of stake and reward may differ', () => {
    const row = rowOf(
      { stakedToken: cent.address, totalStaked: 1_000_000n },
      {},
      {
        prices: new Map([
          [cent.address, 2n * oneE18],
          [wool.address, oneE18],
        ]),
      },
    );
    expect(isFraction(row.rate, 10_512_000n, 2_000_000n)).toBe(true);
  });

  test('POOL-012 hot: MONEY’s own, then what pays now, what is to come, what is over; newest first', () => {
    const pools = [
      { ...pool, address: at('4') },
      { ...pool, address: at('5'), endBlock: 200n },
      { ...pool, address: at('6'), startBlock: 600n },
      { ...pool, address: at('7') },
    ].map((one) => ({ pool: one, holding }));
    const farm = { farm: { ...liveFarm, rewardPerBlock: 1n, totalStaked: 1n }, holder: undefined };
    const rows = poolRows({ ...facts, pools, farm, vault: { vault, holder: undefined } });
    expect(rows.map(({ key }) => key)).toEqual(['auto', 'manual', at('7'), at('4'), at('6'), at('5')]);
  });

  test('2^96 staked, one wei earned: nothing is lost on the way', () => {
    const row = rowOf({ totalStaked: 2n ** 96n }, { staked: 2n ** 96n, earned: 1n });
    expect(row).toMatchObject({ totalStaked: 2n ** 96n, holding: { staked: 2n ** 96n, earned: 1n } });
    expect(row.totalUsd && compare(row.totalUsd, fraction(2n ** 97n, oneE18))).toBe(0);
  });
});

const moneyFarm = {
  farm: { ...liveFarm, rewardPerBlock: (16n * oneE18) / 10_000n, totalStaked: 16_819n * oneE18 },
  holder: undefined,
};
const own = (
  changes: Partial<Vault> = {},
  holder = { shares: 10n * oneE18, worthAtLastAction: 14n * oneE18 },
  farmPausedUntil = 0,
) =>
  poolRows({
    ...facts,
    pools: [],
    farm: { ...moneyFarm, farm: { ...moneyFarm.farm, pausedUntil: farmPausedUntil } },
    vault: {
      vault: { ...vault, ...changes },
      holder: { ...holder, lastDepositedTime: 1n, lastActionTime: 1n, allowance: 0n },
    },
  });

describe('MONEY’s own rows', () => {
  test('POOL-025 VAULT-35 VAULT-36 what shares are worth, and what they have grown since the last action', () => {
    const [auto] = own();
    expect(auto).toMatchObject({ category: 'auto', sousId: 0, totalStaked: 150n * oneE18, isFinished: false });
    expect(auto?.holding).toMatchObject({ staked: 15n * oneE18, earned: oneE18 });
  });

  test('POOL-053 POOL-054 VAULT-01 category, harvest, emergency exit and place of the vault, of MONEY by hand, of others', () => {
    const rows = poolRows({ ...facts, farm: moneyFarm, vault: { vault, holder: undefined } });
    const flags = rows.map((row) => [row.category, row.hasHarvest, row.hasEmergencyWithdraw, row.sortOrder]);
    expect(flags).toEqual([
      ['auto', false, false, 0],
      ['core', true, true, 1],
      ['community', true, true, 2],
    ]);
  });

  test('VAULT-03 VAULT-33 the vault shows APY: compounded 5000 times a year, net of what is kept back of each gain', () => {
    const [auto, manual] = own();
    // 0.0016 x 10512000 over 16819 staked is a hair over 100%.
    expect(Number(manual?.rate?.numerator) / Number(manual?.rate?.denominator)).toBeCloseTo(1.00001, 4);
    const apy = Number(auto?.rate?.numerator) / Number(auto?.rate?.denominator);
    expect(apy).toBeCloseTo((1 + (1.0000119 * 0.9775) / 5000) ** 5000 - 1, 4);
  });

  test('a vault that was pulled out earns nothing and shows nothing else', () => {
    expect(isFraction(own({ isPulled: true })[0]?.rate, 0n, 1n)).toBe(true);
  });

  test('VAULT-10 VAULT-20 a vault that could not be read stays, loading and without a figure, and stops none', () => {
    const none = {
      isLoading: true,
      apr: undefined,
      rate: undefined,
      rewardPerBlock: undefined,
      totalStaked: undefined,
      totalUsd: undefined,
      holding: undefined,
      earnedUsd: undefined,
    };
    const [auto, ...others] = poolRows({ ...facts, farm: moneyFarm });
    expect(auto).toMatchObject({ key: 'auto', sousId: 0, contract: at('b'), isFinished: false, ...none });
    expect(auto).not.toHaveProperty('vault');
    expect(others.map(({ key, isLoading }) => [key, isLoading])).toEqual([
      ['manual', false],
      [at('a'), false],
    ]);
    const unread = poolRows({ ...facts, vault: { vault, holder: undefined }, pools: [] });
    expect(unread).toMatchObject([
      { key: 'auto', isLoading: false, apr: undefined, rate: undefined, totalStaked: 150n * oneE18 },
      { key: 'manual', contract: at('c'), ...none },
    ]);
    expect(own().some(({ isLoading }) => isLoading)).toBe(false);
  });

  test('the vault stakes in the farm: it is paused while either is, and while it is pulled by itself alone', () => {
    const seconds = Number(facts.head.seconds);
    const until = (vaultUntil: number, farmUntil: number, isPulled = false) =>
      own({ pausedUntil: vaultUntil, isPulled }, undefined, farmUntil).map(({ pausedUntil }) => pausedUntil);
    expect(until(0, seconds + 9)).toEqual([seconds + 9, seconds + 9]);
    expect(until(seconds + 5, seconds + 9)[0]).toBe(seconds + 9);
    expect(until(seconds + 9, seconds)).toEqual([seconds + 9, undefined]);
    expect(until(0, seconds + 9, true)[0]).toBeUndefined();
  });

  test('the sums say when something has no price; the growth of the vault waits for none', () => {
    const [auto, manual] = own();
    const sums = auto && manual && holdingSums([auto, manual]);
    expect([sums?.staked.isPartly, sums?.earned]).toEqual([false, { value: fraction(0n), isPartly: false }]);
    const of = (staked: bigint) => holdingSums([rowOf({}, { staked }, { prices: new Map() })]);
    expect([of(1n).staked.value, of(0n).staked]).toEqual([undefined, { value: fraction(0n), isPartly: false }]);
  });
});

test('LP is called by its pair wherever a row says it, and by its own name to a wallet; another token stays what it says', () => {
  const lp = { ...cent, symbol: 'BESC-LP' };
  const tokens = new Map([money, lp].map((one) => [one.address, one]));
  const pools = [{ pool: { ...pool, stakedToken: lp.address, rewardToken: money.address }, holding }];
  const row = poolRows({ ...facts, pools, tokens, pairNames: new Map([[lp.address, 'MONEY-WBESC LP']]) }).at(-1);
  expect(row?.staked).toMatchObject({ currency: { symbol: 'MONEY-WBESC LP' }, ownSymbol: 'BESC-LP' });
  expect(row?.earning.ownSymbol).toBeUndefined();
  const other = poolRows({ ...facts, pools, tokens }).at(-1);
  expect(other?.staked).toMatchObject({ currency: { symbol: 'BESC-LP' } });
});

describe('what a pool offers', () => {
  const writer = { account: at('f'), canBatch: false, approvalAmount: 'maximum' } as const;
  const part = (changes: Partial<Pool>, held: Partial<PoolHolding> = {}, own: Partial<Writer> = {}) =>
    stakePart(rowOf(changes, held), { ...writer, ...own });

  test('POOL-057 WALLET-26 no account: connect', () => {
    expect(stakePart({ ...rowOf({}), holding: undefined }, writer)).toEqual({ kind: 'connect' });
  });

  test('VAULT-20 who is connected is offered nothing of what has not been read, and who is not may connect', () => {
    const [auto] = poolRows({ ...facts, farm: moneyFarm });
    expect(auto && stakePart(auto, writer)).toEqual({ kind: 'loading' });
    expect(auto && stakePart(auto, { ...writer, account: undefined })).toEqual({ kind: 'connect' });
  });

  test('POOL-058 POOL-059 POOL-060 APPR-04 APPR-06 enable, stake, then plus and minus', () => {
    expect(part({}, { allowance: 0n })).toEqual({ kind: 'enable', amount: maxUint256 });
    expect(part({}, { allowance: 0n }, { canBatch: true })).toEqual({ kind: 'stake' });
    expect(part({ isNative: true }, { allowance: 0n })).toEqual({ kind: 'stake' });
    expect(part({}, { allowance: 1n })).toEqual({ kind: 'stake' });
    expect(part({}, { staked: 1n })).toEqual({ kind: 'staked', bar: undefined });
  });

  test('where approvals are exact it is one of all there is, and of nothing there is none', () => {
    const exact = { approvalAmount: 'exact' } as const;
    expect(part({}, { allowance: 0n, balance: 7n }, exact)).toEqual({ kind: 'enable', amount: 7n });
    expect(part({}, { allowance: 0n, balance: 0n }, exact)).toEqual({ kind: 'stake' });
  });

  test('POOL-063 POOL-064 nothing is added where the next block takes nothing any more', () => {
    expect(part({ endBlock: 501n })).toEqual({ kind: 'barred', bar: { kind: 'finished' } });
    expect(part({ endBlock: 502n }).kind).toBe('stake');
    expect(part({ endBlock: 499n }, { staked: 1n })).toEqual({ kind: 'staked', bar: { kind: 'finished' } });
  });

  test('POOL-065 at the limit nothing is added, also when the limit was lowered under what is staked', () => {
    const full = { kind: 'staked', bar: { kind: 'at-limit' } };
    expect(part({ limit: 5n }, { staked: 5n })).toEqual(full);
    expect(part({ limit: 4n }, { staked: 5n })).toEqual(full);
    expect(part({ limit: 6n }, { staked: 5n })).toEqual({ kind: 'staked', bar: undefined });
    expect(part({ limit: 0n }, { staked: 2n ** 96n })).toEqual({ kind: 'staked', bar: undefined });
  });

  test('who may stake no more, a token that does not answer, and a pause bar the way in alone', () => {
    expect(part({}, { isBlacklisted: true })).toEqual({ kind: 'barred', bar: { kind: 'blacklisted' } });
    expect(part({}, { balance: undefined })).toEqual({ kind: 'barred', bar: { kind: 'unread' } });
    const paused = { ...rowOf({}, { staked: 1n }), pausedUntil: 9 };
    expect(stakePart(paused, writer)).toEqual({ kind: 'staked', bar: { kind: 'paused', until: 9 } });
  });

  test('the vault takes nothing while it is owed a reward: an approval would be paid for nothing', () => {
    const [auto] = own({ owed: 3n });
    expect(auto && stakePart(auto, writer)).toEqual({
      kind: 'staked',
      bar: { kind: 'owed', amount: 3n, currency: money },
    });
    const [visitor] = own({ owed: 3n }, { shares: 0n, worthAtLastAction: 0n });
    expect(visitor && stakePart(visitor, writer).kind).toBe('barred');
    const [paid] = own({ owed: 0n });
    expect(paid && stakePart(paid, writer)).toEqual({ kind: 'staked', bar: undefined });
  });
});
