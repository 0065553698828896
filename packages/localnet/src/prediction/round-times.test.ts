import { expect, test } from 'vitest';
import { executionDelay, operatorTimes } from './round-times';

test.each([300, 60])(
  'six rows of rounds in order, each boundary a few seconds before its block, the last late by the end (rounds of %i s)',
  (seconds) => {
    const [start, end] = [1_000_000, 1_000_000 + 365 * 86_400];
    const times = operatorTimes({ start, end }, { rounds: 340, seconds });
    expect(times).toHaveLength(346);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steps.filter((step) => step === seconds + executionDelay)).toHaveLength(6);
    expect(steps.filter((step) => step > 30 * 86_400)).toHaveLength(5);
    expect(steps.filter((step) => step === seconds)).toHaveLength(334);
    expect(times.at(-1)).toBeLessThan(end - 2 * seconds);
  },
);

test('a stretch too short for a row has what fits, never a time outside it', () => {
  const times = operatorTimes({ start: 5_000, end: 8_000 }, { rounds: 340, seconds: 300 });
  expect(times.every((time) => time > 5_000 && time < 8_000)).toBe(true);
});
