import { assert, bigInt, property } from 'fast-check';
import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { compare, fraction, sub, toFixed } from '../shared/fraction';
import { roiOfPrincipal, roiOfTarget, roiTokenDecimals, roiUsdDecimals } from './roi';

const staked = { decimals: 18, priceE18: 4n * oneE18 };
const earning = { decimals: 9, priceE18: oneE18 / 2n };
const setting = { staked, earning, perUnitE18: oneE18 / 4n };

test('ROI-17 ROI-18 ROI-19 a principal earns USD, tokens and a share', () => {
  const roi = roiOfPrincipal(fraction(1000n), setting);
  expect(toFixed(roi.earnedUsd, 2)).toBe('250.00');
  expect(roi.principal).toBe(250n * 10n ** 18n);
  expect(roi.earned).toBe(500n * 10n ** 9n);
  expect(toFixed(roi.share, 4)).toBe('0.2500');
});

test('ROI-13 a target is earned by its principal, whatever it is', () => {
  assert(
    property(bigInt(1n, 10n ** 30n), bigInt(1n, 10n ** 24n), (target, perUnitE18) => {
      const earnedUsd = fraction(target, 10n ** 6n);
      const roi = roiOfTarget(earnedUsd, { ...setting, perUnitE18 });
      expect(roi?.earnedUsd).toEqual(earnedUsd);
      const back = roi && roiOfPrincipal(roi.principalUsd, { ...setting, perUnitE18 });
      expect(back && compare(sub(back.earnedUsd, earnedUsd), fraction(0n))).toBe(0);
    }),
  );
  expect(roiOfTarget(fraction(1n), { ...setting, perUnitE18: 0n })).toBeUndefined();
});

test('a token without a price has no amounts, and no division by zero', () => {
  const roi = roiOfPrincipal(fraction(100n), { ...setting, earning: { decimals: 18, priceE18: undefined } });
  expect(roi.earned).toBeUndefined();
  expect(roi.principal).toBe(25n * 10n ** 18n);
});

test('ROI-31 five decimals from a rounded price of 1000 USD, else three', () => {
  const cent = oneE18 / 100n;
  expect([0n, 99_949n, 99_950n, 100_000n, 250_000n].map((price) => roiTokenDecimals(price * cent))).toEqual([
    3, 3, 5, 5, 5,
  ]);
  expect(roiTokenDecimals(undefined)).toBe(3);
});

test('ROI-32 no decimals above a million, two up to it', () => {
  expect(roiUsdDecimals(fraction(1_000_000n))).toBe(2);
  expect(roiUsdDecimals(fraction(100_000_001n, 100n))).toBe(0);
});
