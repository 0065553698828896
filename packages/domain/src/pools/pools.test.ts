import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { blocksUntil, poolPhase } from './pool-phase';
import { isAtStakeLimit, maxStake, percentOf, stakeError, stakePercent, unstakeError } from './stake-limit';
import { unstakingFee, unstakingFeeSeconds, vaultMinimum, vaultPosition, vaultWithdrawal } from './vault-position';

describe('poolPhase', () => {
  const life = { isFlaggedFinished: false, startBlock: 100n, endBlock: 200n };

  test.each([
    [99n, { kind: 'upcoming', until: 100n }],
    [100n, { kind: 'live', until: 200n }],
    [200n, { kind: 'live', until: 200n }],
    [201n, { kind: 'finished' }],
  ])('POOL-062 POOL-070 POOL-071 at block %s', (block, phase) => expect(poolPhase(life, block)).toEqual(phase));

  test('POOL-061 POOL-067 flagged is finished at any block; a block that is not known is not guessed', () => {
    expect(poolPhase({ ...life, isFlaggedFinished: true }, 150n)).toEqual({ kind: 'finished' });
    expect(poolPhase({ ...life, startBlock: undefined }, 150n)).toEqual({ kind: 'unknown' });
    expect(poolPhase({ ...life, startBlock: undefined }, 201n)).toEqual({ kind: 'finished' });
    expect(poolPhase({ ...life, endBlock: undefined }, 150n)).toEqual({ kind: 'unknown' });
  });
});

test('POOL-068 POOL-069 the blocks until start and end are never fewer than none', () => {
  expect([blocksUntil(100n, 99n), blocksUntil(100n, 100n), blocksUntil(100n, 101n)]).toEqual([1n, 0n, 0n]);
});

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

describe('the vault', () => {
  const pricePerShare = (oneE18 * 3n) / 2n;

  test('VAULT-35 VAULT-36 shares are worth their price, and have grown since the last action', () => {
    expect(vaultPosition({ shares: 10n * oneE18, pricePerShare, atLastAction: 12n * oneE18 })).toEqual({
      staked: 15n * oneE18,
      earned: 3n * oneE18,
    });
    expect(vaultPosition({ shares: 10n, pricePerShare: oneE18, atLastAction: 11n }).earned).toBe(0n);
    expect(vaultPosition({ shares: 0n, pricePerShare, atLastAction: 7n })).toEqual({ staked: 0n, earned: 0n });
  });

  test('VAULT-14 VAULT-15 all where at most 10^12 shares would stay, else the shares of the amount', () => {
    const shares = 10n * oneE18;
    const at = (amount: bigint) => vaultWithdrawal({ amount, shares, pricePerShare });
    expect(at(15n * oneE18)).toEqual({ kind: 'all' });
    expect(at(15n * oneE18 - (3n * 10n ** 12n) / 2n)).toEqual({ kind: 'all' });
    expect(at(15n * oneE18 - 2n * 10n ** 12n)).toMatchObject({ kind: 'shares' });
    expect(at(3n * oneE18)).toEqual({ kind: 'shares', shares: 2n * oneE18 });
    expect(at(16n * oneE18)).toEqual({ kind: 'all' });
    expect(at(1n)).toEqual({ kind: 'shares', shares: 1n });
    assert(
      property(bigInt(1n, 10n ** 30n), bigInt(oneE18, 10n ** 24n), (amount, price) => {
        const withdrawal = vaultWithdrawal({ amount, shares: 10n ** 60n, pricePerShare: price });
        const taken = withdrawal.kind === 'shares' ? (withdrawal.shares * price) / oneE18 : 0n;
        // One share is the least that can leave, also where it is worth more than was asked for.
        const least = price / oneE18;
        expect(taken).toBeLessThanOrEqual(amount > least ? amount : least);
      }),
    );
  });

  test('POOL-085 the least that the vault takes brings a share: what one costs, rounded up', () => {
    expect([0n, oneE18, oneE18 + 1n, 2n * oneE18, (5n * oneE18) / 2n].map(vaultMinimum)).toEqual([1n, 1n, 2n, 2n, 3n]);
  });

  test('VAULT-16 VAULT-17 VAULT-18 the fee is kept for 72 hours after the last deposit', () => {
    const lastDepositedTime = 1_000_000n;
    const at = (now: bigint) => unstakingFeeSeconds({ lastDepositedTime, periodSeconds: 259_200n, now });
    expect([at(1_000_000n), at(1_259_199n), at(1_259_200n), at(2_000_000n)]).toEqual([259_200n, 1n, 0n, 0n]);
    expect(unstakingFeeSeconds({ lastDepositedTime: 0n, periodSeconds: 259_200n, now: 5n })).toBe(0n);
    expect(unstakingFee(12_345n, 10n)).toBe(12n);
  });
});
