import { expect, test } from 'vitest';
import { earnedOverTime } from './earned-over-time';

test('what was earned adds up by token and in dollars of its time, whatever order it comes in', () => {
  const { usdE18, tokens, unpriced } = earnedOverTime([
    { time: 3, token: 'WOOL', amount: 7n, usdE18: undefined },
    { time: 1, token: 'MONEY', amount: 10n, usdE18: 5n },
    { time: 3, token: 'MONEY', amount: 1n, usdE18: 2n },
    { time: 3, token: 'MONEY', amount: 2n, usdE18: 4n },
    { time: 4, token: 'MONEY', amount: -3n, usdE18: -6n },
    { time: 2, token: 'HENNY', amount: 0n, usdE18: 0n },
  ]);
  expect(usdE18).toEqual([
    { time: 1, sum: 5n },
    { time: 3, sum: 11n },
    { time: 4, sum: 5n },
  ]);
  expect([...tokens]).toEqual([
    [
      'MONEY',
      [
        { time: 1, sum: 10n },
        { time: 3, sum: 13n },
        { time: 4, sum: 10n },
      ],
    ],
    ['WOOL', [{ time: 3, sum: 7n }]],
  ]);
  expect([...unpriced]).toEqual(['WOOL']);
});

test('nothing earned is nothing', () => {
  expect(earnedOverTime([])).toEqual({ usdE18: [], tokens: new Map(), unpriced: new Set() });
});
