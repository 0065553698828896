import { expect, test } from 'vitest';
import { toFixed } from '../shared/fraction';
import { pastAprs } from './past-aprs';

const one = 10n ** 18n;
const day = 86_400;

test('the yield of a day is its emission at its own price over what was locked that day', () => {
  const aprs = pastAprs({
    // 0.004 MONEY a block: 10 512 000 blocks are 42 048 MONEY a year.
    days: [
      { time: day, stakedUsdE18: 100_000n * one, rewardPerBlock: 4n * 10n ** 15n },
      { time: 3 * day, stakedUsdE18: 200_000n * one, rewardPerBlock: 2n * 10n ** 15n },
    ],
    rewardDecimals: 18,
    prices: new Map([
      [day, one / 2n],
      [2 * day, 7n * one],
      [3 * day, 3n * one],
    ]),
  });
  // 42 048 x 0.5 / 100 000 and 21 024 x 3 / 200 000.
  expect(aprs.map(({ time, apr }) => [time, toFixed(apr, 6)])).toEqual([
    [day, '0.210240'],
    [3 * day, '0.315360'],
  ]);
});

test('decimals of the reward count', () => {
  const [only] = pastAprs({
    days: [{ time: 0, stakedUsdE18: 1_051_200n * one, rewardPerBlock: 100n }],
    rewardDecimals: 6,
    prices: new Map([[0, one]]),
  });
  // 0.0001 a block are 1051.2 a year.
  expect(only && toFixed(only.apr, 6)).toBe('0.001000');
});

test.each([
  ['no price that day', { stakedUsdE18: one, rewardPerBlock: 1n }, new Map([[day, one]])],
  ['no value', { stakedUsdE18: undefined, rewardPerBlock: 1n }, new Map([[0, one]])],
  ['nothing staked', { stakedUsdE18: 0n, rewardPerBlock: 1n }, new Map([[0, one]])],
  ['no known reward', { stakedUsdE18: one, rewardPerBlock: undefined }, new Map([[0, one]])],
])('a day with %s has no figure', (_, known, prices) => {
  expect(pastAprs({ days: [{ time: 0, ...known }], rewardDecimals: 18, prices })).toEqual([]);
});

test('a day that paid nothing has a yield of zero', () => {
  const days = [{ time: 0, stakedUsdE18: one, rewardPerBlock: 0n }];
  expect(pastAprs({ days, rewardDecimals: 18, prices: new Map([[0, one]]) })).toEqual([
    { time: 0, apr: { numerator: 0n, denominator: 1n } },
  ]);
});
