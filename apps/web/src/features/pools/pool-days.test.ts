import { zeroAddress } from '@besc/domain/shared/address';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchRowDays } from './pool-days';

const day = 86_400;
const times = [1, 2, 3, 4].map((number) => number * day);
const sums = {
  deposited: '0',
  depositedUSD: '0',
  withdrawn: '0',
  withdrawnUSD: '0',
  harvested: '0',
  harvestedUSD: '0',
};
const farmDay = { ...sums, staked: '1', stakedUSD: '2', stakers: 1, moneyPerBlock: '3' };
const vaultDay = {
  ...sums,
  shares: '1',
  assets: '1',
  assetsUSD: '2',
  pricePerShare: '1',
  holders: 1,
  collected: '0',
  performanceFees: '0',
  withdrawFees: '0',
  transactions: 0,
};

beforeEach(() => {
  // An event each day; block 1000 was the first of the third, and 9000 has not come.
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    const { query = '' } = JSON.parse(init?.body ?? '{}') as { query?: string };
    const row = query.includes('vaultDayDatas') ? vaultDay : farmDay;
    const asked = [...query.matchAll(/\bt(\d+):/g)].map(([, time]) => Number(time));
    const days = Object.fromEntries(asked.map((date) => [`t${date}`, { items: [{ ...row, date }] }]));
    const span = { start: { items: [{ timestamp: 3 * day }] }, end: { items: [] } };
    return Response.json({ data: asked.length > 0 ? days : span });
  });
});

test.each(['core', 'auto'] as const)(
  'OPEN-53 MONEY has earned nothing before the emission began: %s',
  async (category) => {
    const emission = { startBlock: 1000n, endBlock: 9000n };
    const row = { category, contract: zeroAddress, emission };
    const { locked, paying } = await fetchRowDays(row, { url: 'https://index.example/graphql', times });
    expect(locked).toHaveLength(4);
    expect(paying.map(({ rewardPerBlock }) => rewardPerBlock)).toEqual([undefined, undefined, 3n, 3n]);
  },
);
