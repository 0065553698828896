import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { blocksUntil, poolPhase } from './pool-phase';
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
