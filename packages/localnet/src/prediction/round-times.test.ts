import { expect, test } from 'vitest';
import { executionDelay, operatorTimes, resumedTimes } from './round-times';

test.each([300, 60])(
  'six rows of rounds in order, each boundary a few seconds before its block, the last to go on after the end (rounds of %i s)',
  (seconds) => {
    const [start, end] = [1_000_000, 1_000_000 + 365 * 86_400];
    const times = operatorTimes({ start, end }, { rounds: 340, seconds });
    expect(times).toHaveLength(346);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steps.filter((step) => step === seconds + executionDelay)).toHaveLength(6);
    expect(steps.filter((step) => step > 30 * 86_400)).toHaveLength(5);
    expect(steps.filter((step) => step === seconds)).toHaveLength(334);
    expect(times.at(-1)).toBe(end - 5);
  },
);

test('a stretch too short for a row has what fits, never a time outside it', () => {
  const times = operatorTimes({ start: 5_000, end: 8_000 }, { rounds: 340, seconds: 300 });
  expect(times.every((time) => time > 5_000 && time < 8_000)).toBe(true);
});

const game = { epoch: 9, isFailed: false, boundary: 10_000, interval: 300, buffer: 60 };

test('rounds that ran at a stop go on over a short gap, as if somebody had run them', () => {
  expect(resumedTimes({ start: 9_900, end: 9_990 }, game)).toEqual([]);
  expect(resumedTimes({ start: 9_900, end: 10_700 }, game)).toEqual([10_003, 10_303, 10_603]);
});

test('after a long gap, or a row that had failed, another row leads up to the end', () => {
  const end = 100_000;
  const eight = Array.from({ length: 8 }, (_, index) => end - 5 - 300 * index).toReversed();
  expect(resumedTimes({ start: 9_900, end }, game)).toEqual([end - 8 - 8 * 300, ...eight]);
  expect(resumedTimes({ start: 10_061, end }, game)).toEqual([end - 8 - 8 * 300, ...eight]);
  expect(resumedTimes({ start: 20_000, end: 20_700 }, game)).toEqual([20_001, 20_304, 20_604]);
  expect(resumedTimes({ start: 9_900, end: 10_700 }, { ...game, isFailed: true })).toEqual([9_901, 10_204, 10_504]);
});
