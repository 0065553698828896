import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { stateSeries, sumSeries } from './history-series';

const edges = [0, 10, 20, 30];

test('a state stands at the end of its part; parts before the first, and without a value, are left out', () => {
  expect(stateSeries(edges, [undefined, undefined, 5, 0], (value) => value)).toEqual([{ time: 10, value: 5 }]);
});

test('a sum is what was added in each part, from the first event on', () => {
  const sums = [undefined, undefined, 5n * oneE18, 12n * oneE18];
  expect(sumSeries(edges, sums, (sum) => sum)).toEqual([
    { time: 10, value: 5 },
    { time: 20, value: 7 },
  ]);
});

test('a range before the exchange began is empty', () => {
  expect(sumSeries(edges, [undefined, undefined, undefined, undefined], () => 1n)).toEqual([]);
  expect(stateSeries(edges, [undefined, undefined, undefined, undefined], () => 1)).toEqual([]);
});
