import { expect, test } from 'vitest';
import { dailyValues } from './daily-values';

const day = 86_400;
const rows = [
  { day: 8 * day, value: 8 },
  { day: 10 * day, value: 10 },
  { day: 12 * day, value: 12 },
];
const now = 13 * day + 5;

test('a state stays what it was on days without an event', () => {
  expect(dailyValues(rows, { now, days: 5, missing: 'carry' })).toEqual([8, 10, 10, 12, 12]);
});

test('nothing is said of days before the first known state', () => {
  expect(dailyValues(rows, { now, days: 7, missing: 'carry' })).toEqual([8, 8, 10, 10, 12, 12]);
  expect(dailyValues([], { now, days: 3, missing: 'carry' })).toEqual([]);
});

test('a sum is nothing on days without an event', () => {
  expect(dailyValues(rows, { now, days: 5, missing: 'zero' })).toEqual([0, 10, 0, 12, 0]);
});
