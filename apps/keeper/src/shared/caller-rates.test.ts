import { expect, test } from 'vitest';
import { callerRates } from './caller-rates';

test('a caller has twice the rate at once and the rate on average, whatever others do', () => {
  const may = callerRates({ perSecond: 5 });
  const asked = (caller: string, count: number, now: number) =>
    Array.from({ length: count }, () => may(caller, now)).filter(Boolean).length;
  expect(asked('one', 50, 0)).toBe(10);
  expect(asked('other', 50, 0)).toBe(10);
  expect(asked('one', 50, 1)).toBe(5);
  expect(asked('one', 50, 1.1)).toBe(0);
  expect(asked('one', 50, 100)).toBe(10);
  // A clock that goes back gives nothing.
  expect(asked('one', 50, 50)).toBe(0);
});

test('ten thousand callers at once are forgotten again, and those known stay within their rate', () => {
  const may = callerRates({ perSecond: 1 });
  expect([may('first', 0), may('first', 0), may('first', 0)]).toEqual([true, true, false]);
  const answered = Array.from({ length: 10_000 }, (_, place) => may(`caller ${place}`, 0)).filter(Boolean).length;
  expect(answered).toBe(999 + 2);
  expect(may('first', 0)).toBe(false);
  expect(may('somebody new', 10)).toBe(true);
});
