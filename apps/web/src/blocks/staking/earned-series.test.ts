import { expect, test } from 'vitest';
import { earnedSeries } from './earned-series';

const day = 86_400;
const now = 400 * day + 5;
const sums = [
  { time: 10 * day, sum: 2n },
  { time: 399 * day, sum: 6n },
];

test('all of it begins at nothing and ends with the sum, in at most sixty steps', () => {
  const points = earnedSeries({ sums, unit: 2, range: 'all', now });
  expect(points.length).toBeLessThanOrEqual(61);
  expect([points[0], points.at(-1)]).toEqual([
    { time: 9 * day, value: 0 },
    { time: now, value: 3 },
  ]);
});

test('a month of an old stake holds the sum of before', () => {
  const points = earnedSeries({ sums, unit: 1, range: '1M', now });
  expect(points.map(({ value }) => value)).toEqual([...Array(29).fill(2), 6, 6]);
});

test('what began and ended on one day is a line still', () => {
  const points = earnedSeries({ sums: [{ time: 400 * day, sum: 1n }], unit: 1, range: 'all', now });
  expect(points.map(({ value }) => value)).toEqual([0, 1]);
  expect(earnedSeries({ sums: [], unit: 1, range: 'all', now })).toEqual([]);
});
