import { expect, test } from 'vitest';
import { periodStart } from './leaderboard-period';

const seconds = (text: string) => Date.parse(text) / 1000;

test('PRED-14 a day, a week from Monday and a month begin at midnight UTC', () => {
  const sunday = seconds('2026-11-22T23:59:59Z');
  expect(periodStart('1d', sunday)).toBe(seconds('2026-11-22T00:00:00Z'));
  expect(periodStart('7d', sunday)).toBe(seconds('2026-11-16T00:00:00Z'));
  expect(periodStart('7d', sunday + 1)).toBe(seconds('2026-11-23T00:00:00Z'));
  expect(periodStart('1m', sunday)).toBe(seconds('2026-11-01T00:00:00Z'));
  expect(periodStart('1m', seconds('2028-02-29T12:00:00Z'))).toBe(seconds('2028-02-01T00:00:00Z'));
  expect(periodStart('7d', seconds('1970-01-04T00:00:00Z'))).toBe(seconds('1969-12-29T00:00:00Z'));
  expect(periodStart('all', sunday)).toBe(0);
});
