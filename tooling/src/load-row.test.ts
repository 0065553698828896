import { expect, it } from 'vitest';
import { isGreen, readLoadRow, writeLoadRow } from './load-row';

it('tells how a run ended and what passed only when it ran alone', () => {
  const output = [
    'ok   @besc/api (12 passed, 0 failed; 3 s)',
    'UNSTABLE @besc/e2e: failed at first and passed when run alone: swap.spec.ts, farms.spec.ts',
    'everything took 2000 s of 1275',
    '2000 s',
    '4492 passed, 0 failed',
    '',
  ].join('\n');
  const row = readLoadRow(output, 'abc1234');
  expect(row).toEqual({
    commit: 'abc1234',
    passed: 4492,
    failed: 0,
    seconds: 2000,
    unstable: ['@besc/e2e: swap.spec.ts, farms.spec.ts'],
  });
  expect(row && writeLoadRow(row)).toBe(
    'abc1234: red, 4492 passed, 0 failed, 2000 s, unstable @besc/e2e: swap.spec.ts, farms.spec.ts\n',
  );
});

it('calls a run green in which nothing failed, not even at first', () => {
  const row = { commit: 'abc1234', passed: 9, failed: 0, seconds: 20, unstable: [] };
  expect([row, { ...row, unstable: ['@besc/api: a.test.ts'] }, { ...row, failed: 1 }].map(isGreen)).toEqual([
    true,
    false,
    false,
  ]);
  expect(writeLoadRow(row)).toBe('abc1234: green, 9 passed, 0 failed, 20 s, unstable none\n');
});

it('tells nothing of a run that was ended before its last line', () => {
  expect(readLoadRow('ok   @besc/api (12 passed, 0 failed; 3 s)\n', 'abc1234')).toBeUndefined();
});
