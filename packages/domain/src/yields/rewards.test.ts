import { describe, expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { fraction, toFixed } from '../shared/fraction';
import { feeApr } from './fee-apr';
import { rewardApr, weightedReward } from './reward-apr';

const usd = oneE18;
const money = (amount: bigint) => ({ amount, decimals: 18, priceE18: 2n * usd });

describe('rewardApr', () => {
  test('OPEN-53 VAULT-37 a year of 10 512 000 blocks of the emission that the chain tells, over what is staked', () => {
    const rewardPerBlock = money(9n * 10n ** 15n);
    const staked = { amount: 1_000_000n * 10n ** 9n, decimals: 9, priceE18: usd / 2n };
    // 0.009 x 10 512 000 x 2 USD = 189 216 USD a year on 500 000 USD
    const apr = rewardApr({ rewardPerBlock, staked });
    expect(apr && toFixed(apr, 12)).toBe('0.378432000000');
  });

  test('nothing paid is 0; no stake or no price is no figure', () => {
    const staked = money(10n ** 18n);
    expect(rewardApr({ rewardPerBlock: money(0n), staked })).toEqual(fraction(0n));
    expect(rewardApr({ rewardPerBlock: money(1n), staked: { ...staked, amount: 0n } })).toBeUndefined();
    expect(rewardApr({ rewardPerBlock: money(1n), staked: { ...staked, priceE18: undefined } })).toBeUndefined();
    expect(rewardApr({ rewardPerBlock: { ...money(1n), priceE18: undefined }, staked })).toBeUndefined();
  });

  test('2^96 staked and a token without decimals stay exact', () => {
    const apr = rewardApr({
      rewardPerBlock: money(1n),
      staked: { amount: 2n ** 96n, decimals: 0, priceE18: 2n * usd },
    });
    expect(apr && apr.numerator > 0n && apr.denominator / apr.numerator).toBe((2n ** 96n * 10n ** 18n) / 10_512_000n);
  });
});

test('CONST weights share the emission, rounded down; no weight, no reward', () => {
  expect(weightedReward(9n * 10n ** 15n, 1600n, 9000n)).toBe(16n * 10n ** 14n);
  expect(weightedReward(10n, 1n, 3n)).toBe(3n);
  expect(weightedReward(10n, 0n, 0n)).toBe(0n);
});

test('feeApr is 0.17% of seven days of volume, a year long, over the liquidity', () => {
  const apr = feeApr(70_000n * usd, 100_000n * usd);
  // 70 000 x 0.0017 x 365 / 7 = 6 205 USD on 100 000
  expect(apr && toFixed(apr, 6)).toBe('0.062050');
  expect(feeApr(1n, 0n)).toBeUndefined();
  expect(feeApr(0n, 1n)).toEqual(fraction(0n, 70_000n));
});
