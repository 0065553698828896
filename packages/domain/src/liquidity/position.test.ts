import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSuppliedPair, pairTokenA, pairTokenB } from '../../test/make-supplied-pair';
import { fraction } from '../shared/fraction';
import { formatPairShare, formatPairShareExact } from './pair-share';
import { burnAmounts, orderedAmounts, position } from './position';
import { emptyRemoveState, type RemoveField, removal, removalFlaw, removedPercent } from './remove-state';

const whole = 10n ** 18n;
const sideA = { token: pairTokenA, decimals: 18 };
const sideB = { token: pairTokenB, decimals: 18 };
const held = position(makeSuppliedPair(), 200n * whole);
const remove = (independentField: RemoveField, typedValue: string, sides = { sideA, sideB }) =>
  removal({ state: { independentField, typedValue }, position: held, ...sides });

test('LIQ-34 a position holds pair, LP balance, share and pooled amounts', () => {
  expect(held.liquidity).toBe(200n * whole);
  expect(held.share).toEqual(fraction(200n * whole, 2_000n * whole));
  expect([held.amount0, held.amount1]).toEqual([100n * whole, 400n * whole]);
  expect(orderedAmounts(held, pairTokenB)).toEqual({ amountA: 400n * whole, amountB: 100n * whole });
});

test('the protocol part that a withdrawal mints first is not shown as the holder’s', () => {
  const due = position(makeSuppliedPair({ kLast: 10n ** 42n }), 200n * whole);
  expect(due.amount0).toBeLessThan(held.amount0);
  expect(position(makeSuppliedPair({ totalSupply: 0n }), 0n)).toMatchObject({ amount0: 0n, amount1: 0n });
});

describe('removal', () => {
  test('LIQ-33 the state holds the percent of the position', () => {
    expect(emptyRemoveState).toEqual({ independentField: 'LIQUIDITY_PERCENT', typedValue: '0' });
  });

  test('OPEN-13 percent, LP, and either token lead to the same withdrawal', () => {
    const quarter = { liquidity: 50n * whole, amountA: 25n * whole, amountB: 100n * whole };
    expect(remove('LIQUIDITY_PERCENT', '25')).toEqual(quarter);
    expect(remove('LIQUIDITY', '50')).toEqual(quarter);
    expect(remove('CURRENCY_A', '25')).toEqual(quarter);
    expect(remove('CURRENCY_B', '100')).toEqual(quarter);
    const turned = removal({
      state: { independentField: 'CURRENCY_A', typedValue: '100' },
      position: held,
      sideA: sideB,
      sideB: sideA,
    });
    expect(turned).toEqual({ liquidity: 50n * whole, amountA: 100n * whole, amountB: 25n * whole });
  });

  test('all of it is exactly all of it', () => {
    expect(remove('LIQUIDITY_PERCENT', '100')?.liquidity).toBe(held.liquidity);
    expect(remove('CURRENCY_A', '100')?.liquidity).toBe(held.liquidity);
  });

  test.each([
    ['LIQUIDITY_PERCENT', '0', 'nothing'],
    ['LIQUIDITY', '', 'nothing'],
    ['CURRENCY_A', '1,5', 'nothing'],
    ['LIQUIDITY', '200.000000000000000001', 'too-much'],
    ['CURRENCY_B', '400.1', 'too-much'],
    ['LIQUIDITY', '0.000000000000000001', 'too-little'],
    ['LIQUIDITY_PERCENT', '100', undefined],
  ] as const)('OPEN-13 why %s %j is no withdrawal: %s', (independentField, typedValue, flaw) => {
    expect(removalFlaw({ state: { independentField, typedValue }, position: held, sideA, sideB })).toBe(flaw);
  });

  test('OPEN-13 a part of a position of dust is too little, all of it may still be taken', () => {
    const supplied = makeSuppliedPair({ reserve0: 10n ** 20n, reserve1: 10n ** 20n, totalSupply: 10n ** 20n });
    const dust = (percent: string) => ({
      state: { independentField: 'LIQUIDITY_PERCENT', typedValue: percent } as const,
      position: position(supplied, 1n),
      sideA,
      sideB,
    });
    expect(removalFlaw(dust('50'))).toBe('too-little');
    expect(removal(dust('100'))).toEqual({ liquidity: 1n, amountA: 1n, amountB: 1n });
  });

  test('OPEN-13 tokens with 0 and 24 decimals are typed in their own units', () => {
    const supplied = makeSuppliedPair({ reserve0: 10n, reserve1: 10n ** 25n, totalSupply: 10n ** 13n });
    const sides = { sideA: { token: pairTokenA, decimals: 0 }, sideB: { token: pairTokenB, decimals: 24 } };
    const form = (independentField: RemoveField, typedValue: string) => ({
      state: { independentField, typedValue },
      position: position(supplied, 10n ** 13n),
      ...sides,
    });
    expect(removal(form('CURRENCY_A', '5'))?.amountB).toBe(5n * 10n ** 24n);
    expect(removalFlaw(form('CURRENCY_A', '0.5'))).toBe('nothing');
    expect(removal(form('CURRENCY_B', '0.000000000000000000000001'))).toBeUndefined();
  });

  test.each([
    ['LIQUIDITY_PERCENT', '0'],
    ['LIQUIDITY_PERCENT', '101'],
    ['LIQUIDITY_PERCENT', '1.5'],
    ['LIQUIDITY', '200.000000000000000001'],
    ['CURRENCY_A', '100.1'],
    ['CURRENCY_B', ''],
    ['LIQUIDITY', '0.000000000000000001'],
  ] as const)('%s %j is no withdrawal', (field, text) => {
    expect(remove(field, text)).toBeUndefined();
  });

  test.each([
    ['1', 370_370_370_370_370_371n, 1n],
    ['2', whole, 2n],
  ] as const)('OPEN-13 %s of a token without decimals burns %s LP', (typedValue, liquidity, amountA) => {
    const supplied = makeSuppliedPair({ reserve0: 27n, reserve1: 27n * whole, totalSupply: 10n * whole });
    const sides = { sideA: { token: pairTokenA, decimals: 0 }, sideB };
    const state = { independentField: 'CURRENCY_A', typedValue } as const;
    // 2.7 are held and 2 could be paid: what is left of those would never be paid.
    expect(removal({ state, position: position(supplied, whole), ...sides })).toMatchObject({ liquidity, amountA });
  });

  test('OPEN-13 no less LP would bring the amount asked for, unless all is taken', () => {
    const reserve = fc.bigInt({ min: 1n, max: 10n ** 24n });
    const part = fc.bigInt({ min: 1n, max: 1_000n });
    fc.assert(
      fc.property(reserve, reserve, reserve, part, part, (reserve0, reserve1, totalSupply, share, asked) => {
        const supplied = makeSuppliedPair({ reserve0, reserve1, totalSupply });
        const all = position(supplied, (totalSupply * share) / 1_000n);
        const wished = (all.amount0 * asked) / 1_000n;
        const sides = { sideA: { token: pairTokenA, decimals: 0 }, sideB };
        const made = removal({
          state: { independentField: 'CURRENCY_A', typedValue: `${wished}` },
          position: all,
          ...sides,
        });
        if (made === undefined) return;
        expect(made.amountA >= wished && made.liquidity <= all.liquidity).toBe(true);
        if (made.liquidity === all.liquidity) return;
        expect(burnAmounts(supplied, made.liquidity - 1n).amount0 < wished).toBe(true);
        expect(burnAmounts(supplied, all.liquidity - made.liquidity).amount0).toBeGreaterThan(0n);
      }),
    );
  });

  test('asking for an amount brings at least that amount and burns at most what is held', () => {
    const amount = fc.bigInt({ min: 1n, max: held.amount0 });
    fc.assert(
      fc.property(amount, (wished) => {
        const text = `${wished / whole}.${(wished % whole).toString().padStart(18, '0')}`;
        const made = remove('CURRENCY_A', text);
        if (made === undefined) return;
        expect(made.amountA >= wished && made.liquidity <= held.liquidity).toBe(true);
      }),
    );
  });

  test('the slider stands at the percent of what is typed', () => {
    expect(removedPercent({ independentField: 'LIQUIDITY', typedValue: '50' }, held, remove('LIQUIDITY', '50'))).toBe(
      25,
    );
    expect(removedPercent({ independentField: 'LIQUIDITY_PERCENT', typedValue: '7' }, held, undefined)).toBe(7);
    expect(removedPercent({ independentField: 'LIQUIDITY', typedValue: '' }, held, undefined)).toBe(0);
  });
});

describe('pool share', () => {
  test("LIQ-66 under the threshold it reads '<0.01'", () => {
    expect(formatPairShare(fraction(1n, 10_001n))).toBe('<0.01');
    expect(formatPairShare(fraction(1n, 10_000n))).toBe('0.01');
    expect(formatPairShare(fraction(0n))).toBe('0.00');
  });

  test('LIQ-67 LIQ-68 the card shows 6 decimals, the list 2, never more than there is', () => {
    expect(formatPairShare(fraction(2n, 3n))).toBe('66.66');
    expect(formatPairShareExact(fraction(2n, 3n))).toBe('66.666666');
    expect(formatPairShareExact(fraction(1n, 10n ** 9n))).toBe('<0.000001');
    expect(formatPairShare(fraction(1n))).toBe('100.00');
  });
});
