import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientBudget } from './client-budget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a client has so many points in a minute from its first on, and what is refused counts as well', async () => {
  const take = clientBudget(3);
  expect(await take('a', 1)).toBeUndefined();
  vi.advanceTimersByTime(30_000);
  expect(await take('a', 2)).toBeUndefined();
  expect(await take('a', 0)).toBeUndefined();
  expect(await take('a', 1)).toBe(30);
  expect(await take('a', 0)).toBe(30);
  vi.advanceTimersByTime(29_999);
  expect(await take('a', 0)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await take('a', 3)).toBeUndefined();
  expect(await take('a', 1)).toBe(60);
});

test('each client has a minute of its own', async () => {
  const take = clientBudget(1);
  expect([await take('a', 2), await take('b', 1)]).toEqual([60, undefined]);
  vi.advanceTimersByTime(59_000);
  expect([await take('a', 0), await take('b', 1), await take('c', 2)]).toEqual([1, 1, 60]);
  vi.advanceTimersByTime(1_000);
  expect([await take('a', 1), await take('b', 1), await take('c', 0)]).toEqual([undefined, undefined, 59]);
});
