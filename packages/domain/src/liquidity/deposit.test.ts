import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSuppliedPair, pairTokenA, pairTokenB } from '../../test/make-supplied-pair';
import { deposit } from './deposit';
import { minimumAmount } from './minimum-amount';
import { mintAmounts } from './mint-amounts';
import { pairPrice } from './pair-price';
import { position } from './position';
import { supplyAtChange } from './supplied-pair';

const whole = 10n ** 18n;
const sideA = { token: pairTokenA, decimals: 18 };
const sideB = { token: pairTokenB, decimals: 18 };
const isNativeA = false;
const typed = (field: 'CURRENCY_A' | 'CURRENCY_B', text: string, other = '') =>
  ({ independentField: field, typedValue: text, otherTypedValue: other }) as const;

describe('mintAmounts', () => {
  test('LIQ-60 with liquidity the other amount follows the pool price, either way', () => {
    const supplied = makeSuppliedPair();
    expect(mintAmounts({ state: typed('CURRENCY_A', '2'), sideA, sideB, isNativeA, supplied })).toEqual({
      amountA: 2n * whole,
      amountB: 8n * whole,
    });
    expect(mintAmounts({ state: typed('CURRENCY_B', '2'), sideA, sideB, isNativeA, supplied })).toEqual({
      amountA: whole / 2n,
      amountB: 2n * whole,
    });
  });

  test('LIQ-56 without liquidity both amounts are as typed', () => {
    expect(mintAmounts({ state: typed('CURRENCY_B', '3', '7'), sideA, sideB, isNativeA, supplied: undefined })).toEqual(
      {
        amountA: 7n * whole,
        amountB: 3n * whole,
      },
    );
  });

  test('LIQ-37 zero, unreadable and too small amounts are missing', () => {
    const none = { amountA: undefined, amountB: undefined };
    for (const text of ['', '0', '.', '1e3']) {
      expect(
        mintAmounts({ state: typed('CURRENCY_A', text), sideA, sideB, isNativeA, supplied: makeSuppliedPair() }),
      ).toEqual(none);
    }
    const dust = mintAmounts({
      state: typed('CURRENCY_B', '0.000000000000000001'),
      sideA,
      sideB,
      isNativeA,
      supplied: makeSuppliedPair(),
    });
    expect(dust).toEqual({ amountA: undefined, amountB: 1n });
  });

  test('decimals from 0 to 24 are typed in their own units', () => {
    const supplied = makeSuppliedPair({ reserve0: 10n ** 24n, reserve1: 5n });
    const state = typed('CURRENCY_A', '1');
    const sides = { sideA: { token: pairTokenA, decimals: 24 }, sideB: { token: pairTokenB, decimals: 0 } };
    expect(mintAmounts({ state, ...sides, isNativeA, supplied })).toEqual({ amountA: 10n ** 24n, amountB: 5n });
  });
});

describe('deposit', () => {
  test('LIQ-58 the first provider owns the whole, less the 1000 wei that are locked', () => {
    const made = deposit({
      supplied: undefined,
      tokenA: pairTokenA,
      isNativeA,
      amountA: 4n * whole,
      amountB: 9n * whole,
    });
    expect(made?.liquidity).toBe(6n * whole - 1000n);
    expect(made?.share).toEqual({ numerator: 1n, denominator: 1n });
  });

  test('what the pair would refuse is no deposit', () => {
    expect(
      deposit({ supplied: undefined, tokenA: pairTokenA, isNativeA, amountA: 1000n, amountB: 1000n }),
    ).toBeUndefined();
    expect(
      deposit({ supplied: undefined, tokenA: pairTokenA, isNativeA, amountA: 2n ** 112n, amountB: 1n }),
    ).toBeUndefined();
    expect(
      deposit({
        supplied: makeSuppliedPair({ totalSupply: 1n }),
        tokenA: pairTokenA,
        isNativeA,
        amountA: 1n,
        amountB: 4n,
      }),
    ).toBeUndefined();
  });

  test('LIQ-08 the share counts what the protocol takes first', () => {
    const supplied = makeSuppliedPair({ kLast: 10n ** 42n });
    expect(supplyAtChange(supplied)).toBeGreaterThan(supplied.totalSupply);
    const made = deposit({ supplied, tokenA: pairTokenB, isNativeA, amountA: 400n * whole, amountB: 100n * whole });
    expect(made?.liquidity).toBe(supplyAtChange(supplied) / 10n);
    const without = deposit({
      supplied: { ...supplied, isFeeOn: false },
      tokenA: pairTokenA,
      isNativeA,
      amountA: whole,
      amountB: 4n * whole,
    });
    expect(without?.liquidity).toBe(2n * whole);
  });

  test('never more than wished is taken, in either order of the tokens, and going in and out gains nothing', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 24n });
    fc.assert(
      fc.property(amount, amount, amount, amount, fc.boolean(), (reserve0, reserve1, x, y, isTurned) => {
        const supplied = makeSuppliedPair({ reserve0, reserve1, totalSupply: 10n ** 20n });
        const made = deposit({
          supplied,
          tokenA: isTurned ? pairTokenB : pairTokenA,
          isNativeA,
          amountA: x,
          amountB: y,
        });
        if (made === undefined) return;
        expect(made.amountA <= x && made.amountB <= y).toBe(true);
        const [in0, in1] = isTurned ? [made.amountB, made.amountA] : [made.amountA, made.amountB];
        const after = makeSuppliedPair({
          reserve0: reserve0 + in0,
          reserve1: reserve1 + in1,
          totalSupply: supplied.totalSupply + made.liquidity,
        });
        const out = position(after, made.liquidity);
        expect(out.amount0 <= in0 && out.amount1 <= in1).toBe(true);
      }),
    );
  });
});

test('LIQ-57 LIQ-06 LIQ-07 the ratio of the amounts is the price, in whole units', () => {
  const price = pairPrice({ amountA: 2n * whole, amountB: 6n * 10n ** 9n, decimalsA: 18, decimalsB: 9 });
  expect(price && price.numerator / price.denominator).toBe(3n);
  expect(pairPrice({ amountA: 0n, amountB: 1n, decimalsA: 18, decimalsB: 18 })).toBeUndefined();
});

test('LIQ-63 SET-41 the least amount is the amount less the slippage, rounded down', () => {
  expect(minimumAmount(1_000_000n, 50)).toBe(995_000n);
  expect(minimumAmount(199n, 50)).toBe(198n);
  expect(minimumAmount(7n, 0)).toBe(7n);
  expect(minimumAmount(7n, 10_000)).toBe(0n);
  expect(() => minimumAmount(1n, 10_001)).toThrow('Unexpected slippage value');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 112n }), fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
      const least = minimumAmount(amount, bps) * 10_000n;
      const exact = amount * (10_000n - BigInt(bps));
      expect(least <= exact && exact - least < 10_000n).toBe(true);
    }),
  );
});
