import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { fraction } from '../shared/fraction';
import { compoundingEvery, never, vaultCompounding } from './compounding';
import { apyE18, earnedPerUnitE18 } from './earned-per-unit';

const half = fraction(1n, 2n);

/** The same by staking again, one time after another, in whole numbers. */
function staked(options: { aprBps: number; times: number; perYear: number; feeBps?: number }): bigint {
  const { aprBps, times, perYear, feeBps = 0 } = options;
  let units = oneE18 * 10n ** 18n;
  for (let count = 0; count < times; count += 1) {
    const earned = (units * BigInt(aprBps)) / (10_000n * BigInt(perYear));
    units += (earned * BigInt(10_000 - feeBps)) / 10_000n;
  }
  return units / 10n ** 18n - oneE18;
}

const near = (value: bigint | undefined, expected: bigint) => {
  const gap = (value ?? 0n) - expected;
  const allowed = expected / 10n ** 11n + 1000n;
  expect(gap < 0n ? -gap : gap, `${value} and ${expected}`).toBeLessThanOrEqual(allowed);
};

describe('what one unit earns', () => {
  test('without compounding it grows with the days', () => {
    const of = (days: number, feeBps = 0) => earnedPerUnitE18({ apr: half, compounding: never, days, feeBps });
    expect(of(365)).toBe(oneE18 / 2n);
    expect(of(1)).toBe(oneE18 / 730n);
    expect(of(1825)).toBe((5n * oneE18) / 2n);
    expect(of(365, 200)).toBe((oneE18 * 49n) / 100n);
  });

  test('ROI-29 staked again each day it is what staking again each day gives', () => {
    for (const [days, choice] of [
      [365, 1],
      [30, 1],
      [1, 1],
    ] as const) {
      const earned = earnedPerUnitE18({ apr: half, compounding: compoundingEvery(choice), days });
      near(earned, staked({ aprBps: 5000, times: days, perYear: 365 }));
    }
  });

  test('ROI-29 seven, fourteen and thirty days count by the fractions of the documents', () => {
    const per = (days: 7 | 14 | 30) => compoundingEvery(days);
    expect([per(7), per(14), per(30)].map((one) => 'times' in one && one.times / 365)).toEqual([
      0.142857, 0.071428, 0.033333,
    ]);
    // (1 + 0.5 / 52.142805)^52.142805 - 1
    near(earnedPerUnitE18({ apr: half, compounding: per(7), days: 365 }), 644_798_612_869_990_560n);
  });

  test('the vault: 5000 times a year, its fees taken each time', () => {
    near(apyE18({ apr: half, compounding: vaultCompounding }), staked({ aprBps: 5000, times: 5000, perYear: 5000 }));
    near(
      apyE18({ apr: half, compounding: vaultCompounding, feeBps: 225 }),
      staked({ aprBps: 5000, times: 5000, perYear: 5000, feeBps: 225 }),
    );
  });

  test('any rate that a pool may show is what staking again gives', () => {
    assert(
      property(integer({ min: 0, max: 2_000_000 }), integer({ min: 0, max: 1000 }), (aprBps, feeBps) => {
        const apr = fraction(BigInt(aprBps), 10_000n);
        const earned = earnedPerUnitE18({ apr, compounding: compoundingEvery(1), days: 30, feeBps });
        near(earned, staked({ aprBps, times: 30, perYear: 365, feeBps }));
      }),
    );
  });

  test('large figures are as true as small ones: to the twelfth digit', () => {
    const fiveYears = { compounding: compoundingEvery(1), days: 1825 };
    for (const aprBps of [60_000, 70_000, 1_000_000]) {
      const earned = earnedPerUnitE18({ apr: fraction(BigInt(aprBps), 10_000n), ...fiveYears });
      near(earned, staked({ aprBps, times: 1825, perYear: 365 }));
    }
    const year = { apr: fraction(100n), compounding: vaultCompounding };
    // What a float has beyond its true digits is not told.
    expect(`${apyE18(year)}`).toMatch(/^\d{12}0+$/);
    near(apyE18(year), staked({ aprBps: 1_000_000, times: 5000, perYear: 5000 }));
    expect(earnedPerUnitE18({ apr: fraction(10n ** 40n), compounding: never, days: 365 })).toBe(10n ** 40n * oneE18);
  });

  test('no rate earns nothing, and what no number holds is not told', () => {
    expect(apyE18({ apr: fraction(0n), compounding: vaultCompounding })).toBe(0n);
    expect(
      earnedPerUnitE18({ apr: fraction(1_000_000n), compounding: compoundingEvery(1), days: 1825 }),
    ).toBeUndefined();
    expect(apyE18({ apr: fraction(10n ** 400n), compounding: vaultCompounding })).toBeUndefined();
    expect(earnedPerUnitE18({ apr: fraction(10n ** 291n), compounding: never, days: 365 })).toBeUndefined();
    expect(apyE18({ apr: fraction(10n ** 400n, 2n * 10n ** 400n), compounding: never })).toBe(oneE18 / 2n);
  });
});
