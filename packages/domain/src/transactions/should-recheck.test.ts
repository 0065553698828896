import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { TrackedRecord } from './records';
import { shouldRecheck } from './should-recheck';

const minute = 60_000;
const hour = 60 * minute;
const makeRecord = (change: Partial<TrackedRecord> = {}): TrackedRecord => ({
  hash: '0x01',
  from: testAddress('0x0a'),
  chainId: 2372,
  addedTime: 1_000,
  ...change,
});
const receipt = (status: number | undefined) => ({ status, blockNumber: 5 });

describe('shouldRecheck', () => {
  const check = (age: number, blocks: number) =>
    shouldRecheck({
      record: makeRecord({ addedTime: 0, lastCheckedBlockNumber: 100 }),
      blockNumber: 100 + blocks,
      now: age,
    });

  test('TX-20 over 60 minutes: after more than 9 blocks', () => {
    expect([check(hour + 1, 9), check(hour + 1, 10)]).toEqual([false, true]);
  });

  test('TX-21 over 5 minutes: after more than 2 blocks', () => {
    expect([check(hour, 2), check(hour, 3), check(5 * minute + 1, 2)]).toEqual([false, true, false]);
  });

  test('a last look at a head that turned out to be none holds nothing up; one of a tab that is ahead does', () => {
    expect([check(0, -9), check(hour + 1, -9), check(0, -10), check(hour + 1, -1_000)]).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
  });

  test('TX-22 younger: on every new block', () => {
    expect([check(5 * minute, 1), check(0, 0)]).toEqual([true, false]);
    expect(shouldRecheck({ record: makeRecord(), blockNumber: 1, now: 0 })).toBe(true);
    expect(shouldRecheck({ record: makeRecord({ receipt: receipt(1) }), blockNumber: 1, now: 0 })).toBe(false);
  });
});
