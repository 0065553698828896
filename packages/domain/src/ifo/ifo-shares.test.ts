import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IfoPool } from './ifo';
import { ifoRaised, ifoShares, ifoSharesAfter, ifoTaxRate, ifoTaxScale } from './ifo-shares';

const e18 = 10n ** 18n;
const unlimited: IfoPool = { offering: 400n * e18, raising: 40n * e18, limitPerUser: 0n, hasTax: true, total: 0n };
const basic: IfoPool = { offering: 100n * e18, raising: 10n * e18, limitPerUser: 2n * e18, hasTax: false, total: 0n };

// The figures of test/ifo/Ifo.t.sol.
test('IFO-08 what an oversubscribed pool pays is what the contract pays, with a fee in Unlimited alone', () => {
  expect(ifoShares({ ...basic, total: 40n * e18 }, 2n * e18, true)).toEqual({
    offering: 5n * e18,
    refund: (3n * e18) / 2n,
    tax: 0n,
  });
  expect(ifoShares({ ...unlimited, total: 80n * e18 }, 60n * e18, true)).toEqual({
    offering: 300n * e18,
    refund: (297n * e18) / 10n,
    tax: (3n * e18) / 10n,
  });
});

test('an undersubscribed pool sells at its price; who gets nothing, and who is in a sale below its minimum, pays nothing', () => {
  expect(ifoShares({ ...basic, total: 2n * e18 }, e18, true)).toEqual({ offering: 10n * e18, refund: 0n, tax: 0n });
  const coarse = { ...unlimited, offering: 100n, raising: 100n * e18, total: 60n * e18 };
  expect(ifoShares(coarse, e18 - 1n, true)).toEqual({ offering: 0n, refund: e18 - 1n, tax: 0n });
  expect(ifoShares({ ...unlimited, total: 80n * e18 }, e18, false)).toEqual({ offering: 0n, refund: e18, tax: 0n });
});

test('IFO-11 IFO-12 OPEN-64 the fee begins at 1% and falls in steps', () => {
  const rateAt = (times: bigint, less = 0n) => ifoTaxRate({ ...unlimited, total: unlimited.raising * times - less });
  const percents = [1n, 50n, 100n, 250n, 500n, 1000n, 1500n].map((times) => Number(rateAt(times)) / 1e10);
  expect(percents).toEqual([1, 0.5, 0.3, 0.25, 0.2, 0.1, 0.05]);
  expect(Number(rateAt(50n, 1n)) / 1e10).toBe(1);
  expect(ifoTaxRate({ ...basic, total: 10_000n * e18 })).toBe(0n);
});

test('all that is paid is at least what was raised, and no more than a little for each account beside the fees', () => {
  const amounts = fc.array(fc.bigInt({ min: 1n, max: 2n ** 100n }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 1n, max: 2n ** 90n }), (paid, raising) => {
      const pool = { ...unlimited, offering: 2n ** 100n, raising, total: paid.reduce((sum, one) => sum + one, 0n) };
      const shares = paid.map((amount) => ({ amount, ...ifoShares(pool, amount, true) }));
      const sold = shares.filter(({ offering }) => offering > 0n);
      const left = sold.reduce((sum, { amount, refund, tax }) => sum + amount - refund - tax, 0n);
      const all = sold.reduce((sum, { amount }) => sum + amount, 0n);
      const wanted = (all * ifoRaised([pool])) / pool.total;
      expect(left - wanted).toBeGreaterThanOrEqual(0n);
      expect(left - wanted).toBeLessThanOrEqual(BigInt(paid.length) + 1n);
      for (const { refund, tax } of shares)
        expect(tax * ifoTaxScale).toBeLessThanOrEqual((refund + tax + 100n) * 10n ** 10n);
      expect(shares.reduce((sum, { offering }) => sum + offering, 0n)).toBeLessThanOrEqual(pool.offering);
    }),
  );
});

test('what is shown for a further amount is what the pool pays with it', () => {
  const pool = { ...unlimited, total: 79n * e18 };
  expect(ifoSharesAfter(pool, 59n * e18, e18)).toEqual(ifoShares({ ...unlimited, total: 80n * e18 }, 60n * e18, true));
});
