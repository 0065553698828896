import { zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { noStakeSums } from '@besc/domain/shared/stake-sums';
import { earnedOverTime } from '@besc/domain/yields/earned-over-time';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { poolEarnedDays } from './pool-earned-days';
import type { PoolRow } from './pool-row';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const token = (digit: string, symbol: string, priceE18: bigint | undefined) => ({
  currency: { kind: 'token' as const, chainId: 1, address: at(digit), decimals: 18, symbol, name: symbol },
  isReadable: true,
  priceE18,
});
const money = token('1', 'MONEY', 3n * oneE18);
const wool = token('2', 'WOOL', undefined);
const row = (category: PoolRow['category'], contract: string, changes: Partial<PoolRow> = {}) =>
  ({
    category,
    contract: at(contract),
    staked: money,
    earning: category === 'community' ? wool : money,
    ...changes,
  }) as PoolRow;
const amount = (whole: bigint, usd: bigint | 'unknown' = 0n) => ({
  amount: whole * oneE18,
  usdE18: usd === 'unknown' ? undefined : usd * oneE18,
});
const vaultDay = (time: number, worth: bigint, put: bigint, taken: bigint) => ({
  vaultId: at('d'),
  time,
  shares: worth === 0n ? 0n : oneE18,
  worth: worth * oneE18,
  ...noStakeSums,
  deposited: amount(put),
  withdrawn: amount(taken),
});

const rows = [
  row('auto', 'd', {
    holding: { staked: 130n * oneE18, earned: 0n, owed: 0n, isBlacklisted: false, balance: 0n, allowance: 0n },
    vault: { state: {} as never, holder: { shares: oneE18 } as never, farms: zeroAddress },
  }),
  row('core', 'e'),
  row('community', 'a'),
];
const read = {
  pools: [
    { poolId: at('a'), time: 5, staked: 0n, ...noStakeSums, harvested: amount(7n, 'unknown') },
    { poolId: at('b'), time: 5, staked: 0n, ...noStakeSums, harvested: amount(100n, 100n) },
  ],
  money: [{ farmId: '0', time: 2, staked: 0n, ...noStakeSums, harvested: amount(4n, 8n) }],
  vault: [vaultDay(1, 100n, 100n, 0n), vaultDay(3, 120n, 10n, 0n)],
  moneyPrices: new Map([[3, 2n * oneE18]]),
};

test('pools, MONEY and vault are one list by day; what grew in the vault is worth the price of its day', () => {
  const { days, running, missing } = poolEarnedDays({ read, rows, titleOf: ({ category }) => category, now: 9 });
  expect(days.map(({ time, position }) => [time, position])).toEqual([
    [1, 'auto'],
    [2, 'core'],
    [3, 'auto'],
    [5, 'community'],
  ]);
  expect(missing).toBe(1);
  expect(days[2]?.grown).toEqual(amount(10n, 20n));
  expect(running?.grown).toEqual(amount(10n, 30n));
  const all = [...days, ...(running ? [running] : [])].flatMap(({ time, earned, sums, grown }) => [
    { time, token: earned.key, ...sums.harvested },
    ...(grown ? [{ time, token: earned.key, ...grown }] : []),
  ]);
  const { tokens, usdE18, unpriced } = earnedOverTime(all);
  expect(tokens.get(at('1'))?.at(-1)?.sum).toBe(24n * oneE18);
  expect(usdE18.at(-1)?.sum).toBe(58n * oneE18);
  expect([...unpriced]).toEqual([at('2')]);
});

test('nothing runs while index and chain do not agree about the shares', () => {
  const behind = { ...read, vault: [{ ...vaultDay(1, 100n, 100n, 0n), shares: 5n }] };
  expect(poolEarnedDays({ read: behind, rows, titleOf: () => '', now: 9 }).running).toBeUndefined();
});
