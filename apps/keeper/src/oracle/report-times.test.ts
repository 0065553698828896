import { expect, test } from 'vitest';
import { boundaryToAwait, dueReportTime, isReportTime, mayBeSigned, nextReportTime } from './report-times';

const rules = { gridSeconds: 60, minStep: 5, maxAge: 60 };
const game = { boundary: 10_023, interval: 300, until: 10_053 };
const due = (now: number, last: number, running: typeof game | undefined = game, finalSince = last) =>
  dueReportTime({ now, last: { time: last, finalSince }, rules, game: running });

test('the boundary comes before the grid, from its time on, until it is too old', () => {
  expect(due(10_022, 9_960)).toBeUndefined();
  expect(due(10_023, 9_960)).toBe(10_023);
  expect(due(10_050, 9_960)).toBe(10_023);
  expect(due(10_073, 9_960)).toBe(10_023);
  expect(due(10_074, 9_960)).toBeUndefined();
  expect(due(10_080, 9_960)).toBe(10_080);
});

test('a grid point too close to a boundary, past or to come, is not reported', () => {
  // 10 020 is 3 s before the boundary.
  expect(isReportTime(10_020, rules, game)).toBe(false);
  expect(isReportTime(10_020, rules, undefined)).toBe(true);
  expect(isReportTime(10_020 - 300, rules, game)).toBe(false);
  expect(isReportTime(10_020 + 3_000, rules, game)).toBe(false);
  expect(isReportTime(10_080, rules, game)).toBe(true);
  expect(isReportTime(10_023, rules, game)).toBe(true);
  // No other boundary than the next can be chosen.
  expect(isReportTime(10_323, rules, game)).toBe(false);
  expect(isReportTime(10_081, rules, game)).toBe(false);
});

test('a point after a boundary awaits its price for as long as the oracle takes it, the boundary nothing', () => {
  const awaited = (time: number, now: number, running: typeof game | undefined = game) =>
    boundaryToAwait(time, { now, rules, game: running });
  expect(awaited(10_080, 10_083)).toBe(10_023);
  expect(awaited(10_080, 10_084)).toBeUndefined();
  expect(awaited(10_023, 10_030)).toBeUndefined();
  // The next boundary is known already.
  expect(awaited(10_080, 10_083, { ...game, boundary: 10_323 })).toBe(10_023);
  expect(awaited(9_960, 10_030)).toBeUndefined();
  expect(boundaryToAwait(10_080, { now: 10_083, rules, game: undefined })).toBeUndefined();
});

test('the next time is the boundary or the next point of the grid, whichever comes first', () => {
  expect(nextReportTime(9_999, rules, game)).toBe(10_020);
  expect(nextReportTime(10_020, rules, game)).toBe(10_023);
  expect(nextReportTime(10_023, rules, game)).toBe(10_080);
  expect(nextReportTime(10_020, rules, undefined)).toBe(10_080);
});

test('what is on the chain already is not due again', () => {
  expect(due(10_080, 10_080)).toBeUndefined();
  expect(due(10_085, 10_077)).toBeUndefined();
  expect(due(10_030, 10_023)).toBeUndefined();
  expect(due(10_141, 10_080, undefined)).toBe(10_140);
});

test('what is on the chain and not final is due until it is', () => {
  expect(due(10_030, 10_023, game, 10_031)).toBe(10_023);
  expect(due(10_031, 10_023, game, 10_031)).toBeUndefined();
  expect(due(10_085, 10_080, undefined, 10_086)).toBe(10_080);
});

test('without a question to the chain times far ahead and too old are known to be none', () => {
  const told = { time: 6_000, age: 20 };
  const may = (time: number) => mayBeSigned(time, told, { maxAge: 60 });
  expect([5_939, 5_940, 6_000, 6_035, 6_036].map(may)).toEqual([false, true, true, true, false]);
  expect([2 ** 60, Number.NaN, 6_000.5].map(may)).toEqual([false, false, false]);
});
