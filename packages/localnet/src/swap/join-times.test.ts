import { expect, test } from 'vitest';
import { joinTimes } from './join-times';

test('accounts come all year, more and more of them, and some in the last month', () => {
  const day = 86_400;
  const [start, end] = [1_000_000, 1_000_000 + 365 * day];
  const times = joinTimes({ start, end }, { count: 23, suppliers: 6 });
  const between = (from: number, to: number) => times.filter((time) => time > from && time <= to).length;
  expect(times.filter((time) => time === start)).toHaveLength(5 + 6);
  expect(between(start, start + 180 * day)).toBeGreaterThanOrEqual(2);
  expect(between(end - 180 * day, end)).toBeGreaterThan(between(start, start + 180 * day));
  expect(between(end - 30 * day, end)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...times)).toBeLessThan(end - 2 * day);
});
