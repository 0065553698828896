import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAtStakeLimit, maxStake, percentOf, stakeError, stakePercent, unstakeError } from './stake-limit';

describe('what can be staked', () => {
  const room = { balance: 100n, staked: 30n, limit: 80n };

  test('POOL-082 the lesser of the balance and what the limit leaves; no limit, all', () => {
    expect(maxStake(room)).toBe(50n);
    expect(maxStake({ ...room, balance: 20n })).toBe(20n);
    expect(maxStake({ ...room, limit: 0n })).toBe(100n);
    expect(maxStake({ ...room, limit: 10n })).toBe(0n);
  });

  test('POOL-065 at the limit, and over a limit that was lowered', () => {
    expect(isAtStakeLimit({ staked: 80n, limit: 80n })).toBe(true);
    expect(isAtStakeLimit({ staked: 79n, limit: 80n })).toBe(false);
    expect(isAtStakeLimit({ staked: 90n, limit: 80n })).toBe(true);
    expect(isAtStakeLimit({ staked: 90n, limit: 0n })).toBe(false);
  });

  test('POOL-078 POOL-079 POOL-080 POOL-081 why not', () => {
    expect(stakeError(undefined, room)).toBe('no-amount');
    expect(stakeError(0n, room)).toBe('no-amount');
    expect(stakeError(101n, room)).toBe('insufficient-balance');
    expect(stakeError(51n, room)).toBe('over-limit');
    expect(stakeError(50n, room)).toBeUndefined();
    expect(stakeError(100n, { ...room, limit: 0n })).toBeUndefined();
    expect(stakeError(1n, { ...room, minimum: 2n })).toBe('under-minimum');
    expect(stakeError(2n, { ...room, minimum: 2n })).toBeUndefined();
    expect(unstakeError(0n, 5n)).toBe('no-amount');
    expect(unstakeError(6n, 5n)).toBe('insufficient-stake');
    expect(unstakeError(5n, 5n)).toBeUndefined();
  });

  test('POOL-083 percent of the most, at most 100; all of it at 100', () => {
    expect([0n, 1n, 494n, 999n, 1000n, 2000n].map((amount) => stakePercent(amount, 1000n))).toEqual([
      0, 0, 49, 99, 100, 100,
    ]);
    // What a press on a quarter gives is a quarter.
    for (const percent of [25, 50, 75]) expect(stakePercent(percentOf(999_999n, percent), 999_999n)).toBe(percent);
    expect(stakePercent(5n, 0n)).toBe(0);
    assert(
      property(bigInt(1n, 2n ** 256n), (most) => {
        expect(percentOf(most, 100)).toBe(most);
        expect(percentOf(most, 0)).toBe(0n);
        expect(percentOf(most, 25) * 4n).toBeLessThanOrEqual(most);
      }),
    );
  });
});
