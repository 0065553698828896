import { expect, test } from 'vitest';
import { historyPoints, withNow } from './history-points';

const day = 86_400;
const times = [10 * day, 11 * day, 12 * day];
const now = 12 * day + 7;

test('a day without an event has what the last one left, and the value now stands for the day that runs', () => {
  const days = [
    { time: 2 * day, value: 1 },
    { time: 4 * day, value: 2 },
    { time: 12 * day, value: 4 },
  ];
  expect(historyPoints({ days, current: 5, times, now })).toEqual([
    { time: 10 * day, value: 2 },
    { time: 11 * day, value: 2 },
    { time: now, value: 5 },
  ]);
});

test('what began today is a line to now', () => {
  expect(historyPoints({ days: [{ time: 12 * day, value: 4 }], current: 5, times, now })).toEqual([
    { time: 12 * day, value: 4 },
    { time: now, value: 5 },
  ]);
});

test('without a day there is nothing, and without a value now the days alone', () => {
  expect(historyPoints({ days: [], current: 5, times, now })).toEqual([]);
  expect(historyPoints({ days: [{ time: 11 * day, value: 3 }], current: undefined, times, now })).toEqual([
    { time: 11 * day, value: 3 },
    { time: 12 * day, value: 3 },
  ]);
});

test('figures of single days are not carried over the days between', () => {
  const points = [
    { time: 3 * day, value: 1 },
    { time: 9 * day, value: 2 },
  ];
  expect(withNow({ points, current: 5, now })).toEqual([...points, { time: now, value: 5 }]);
});
