import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSuppliedPair, pairTokenA, pairTokenB } from '../../test/make-supplied-pair';
import { formatExact } from '../shared/amount';
import { type Deposit, deposit } from './deposit';
import { mintAmounts } from './mint-amounts';

/** A form for a pool of `reserveA` and `reserveB`; of a native coin in slot A the pool holds the wrapped one. */
interface Form {
  readonly reserveA: bigint;
  readonly reserveB: bigint;
  readonly decimalsA: number;
  readonly decimalsB: number;
  readonly isNativeA: boolean;
  readonly typed: 'CURRENCY_A' | 'CURRENCY_B';
  readonly text: string;
}

const whole = 10n ** 18n;

function quoted(form: Form): Deposit | undefined {
  const { isNativeA } = form;
  const supplied = makeSuppliedPair({ reserve0: form.reserveA, reserve1: form.reserveB, totalSupply: 10n ** 22n });
  const { amountA, amountB } = mintAmounts({
    state: { independentField: form.typed, typedValue: form.text, otherTypedValue: '' },
    sideA: { token: pairTokenA, decimals: form.decimalsA },
    sideB: { token: pairTokenB, decimals: form.decimalsB },
    isNativeA,
    supplied,
  });
  if (amountA === undefined || amountB === undefined) return undefined;
  return deposit({ supplied, tokenA: pairTokenA, isNativeA, amountA, amountB });
}

/** BescRouter._liquidityAmounts for a pair that has shares; a desired and a least amount for each side. */
function routerTakes(
  [desiredA, leastA, reserveA]: readonly [bigint, bigint, bigint],
  [desiredB, leastB, reserveB]: readonly [bigint, bigint, bigint],
) {
  let [takenA, takenB] = [desiredA, (desiredA * reserveB) / reserveA];
  if (takenB > desiredB) [takenA, takenB] = [(desiredB * reserveA) / reserveB, desiredB];
  if (takenA < leastA) return 'INSUFFICIENT_A_AMOUNT';
  return takenB < leastB ? 'INSUFFICIENT_B_AMOUNT' : { takenA, takenB };
}

/** What the router takes of a quote at no tolerance: addLiquidity in the order of the slots, addLiquidityETH the token before the coin. */
function taken({ amountA, amountB, takenA, takenB }: Deposit, { isNativeA, reserveA, reserveB }: Form) {
  const [sideA, sideB] = [[amountA, takenA, reserveA] as const, [amountB, takenB, reserveB] as const];
  if (!isNativeA) return routerTakes(sideA, sideB);
  const turned = routerTakes(sideB, sideA);
  return typeof turned === 'string' ? turned : { takenA: turned.takenB, takenB: turned.takenA };
}

describe('LIQ-60 LIQ-63 LIQ-64 a token without decimals; the pool holds 1000', () => {
  const tickets = { reserveA: 1_000n * whole, reserveB: 1_000n, decimalsA: 18, decimalsB: 0 } as const;

  test.each([
    ['the coin before it, typed in parts', tickets, true, 'CURRENCY_A', '1.999', [whole, 1n]],
    ['another token before it, typed in parts', tickets, false, 'CURRENCY_A', '1.999', [whole, 1n]],
    ['typed itself', { ...tickets, reserveA: 1_000n * whole + 7n }, false, 'CURRENCY_B', '3', [3n * whole + 1n, 3n]],
    ['one of it', { ...tickets, reserveA: 1_000n * whole + 7n }, false, 'CURRENCY_B', '1', [whole + 1n, 1n]],
    ['after the coin', { ...tickets, reserveA: 1_000n * whole + 7n }, true, 'CURRENCY_B', '3', [3n * whole, 3n]],
  ] as const)('%s', (_, pool, isNativeA, typed, text, [amountA, amountB]) => {
    const form: Form = { ...pool, isNativeA, typed, text };
    const made = quoted(form);
    expect(made).toMatchObject({ amountA, amountB });
    expect(made && taken(made, form)).toEqual({ takenA: amountA, takenB: amountB });
  });
});

test('LIQ-60 SET-41 the router takes exactly the quote at 0% tolerance, and neither side is worth more than dust above the other', () => {
  const part = fc.bigInt({ min: 1n, max: 10n ** 9n });
  const side = fc.record({
    decimals: fc.integer({ min: 0, max: 24 }),
    units: part,
    dust: fc.bigInt({ min: 0n, max: whole }),
  });
  const reserve = ({ decimals, units, dust }: { decimals: number; units: bigint; dust: bigint }) =>
    units * 10n ** BigInt(decimals) + (dust % 10n ** BigInt(decimals));
  const typedSide = fc.constantFrom('CURRENCY_A' as const, 'CURRENCY_B' as const);
  let quotes = 0;
  fc.assert(
    fc.property(side, side, fc.boolean(), typedSide, part, part, (a, b, isNativeA, typed, numerator, denominator) => {
      const [reserveA, reserveB] = [reserve(a), reserve(b)];
      const [reserveTyped, reserveOther] = typed === 'CURRENCY_A' ? [reserveA, reserveB] : [reserveB, reserveA];
      const { decimals } = typed === 'CURRENCY_A' ? a : b;
      const amount = (reserveTyped * numerator) / denominator;
      const text = formatExact(amount, decimals);
      const form: Form = { reserveA, reserveB, decimalsA: a.decimals, decimalsB: b.decimals, isNativeA, typed, text };
      const made = quoted(form);
      if (made === undefined) return;
      quotes += 1;
      const { amountA, amountB, takenA, takenB } = made;
      expect(taken(made, form)).toEqual({ takenA, takenB });
      const most = (amount: bigint) => amount - 1n - amount / 1_000_000n;
      expect(most(takenA) * reserveB < takenB * reserveA && most(takenB) * reserveA < takenA * reserveB).toBe(true);
      expect(amountA >= takenA && amountB >= takenB).toBe(true);
      // What is typed goes in whole, but for less than one unit of the other side.
      const left = amount - (typed === 'CURRENCY_A' ? amountA : amountB);
      expect(left >= 0n && (left - 1n) * reserveOther < reserveTyped).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(quotes).toBeGreaterThan(500);
});

test('LIQ-64 OPEN-05 what is typed of eighteen decimals is what is sent, also of the coin', () => {
  const pool = { reserveA: 1_000n * whole + 7n, reserveB: 3n * whole + 1n, decimalsA: 18, decimalsB: 18 } as const;
  for (const isNativeA of [true, false]) {
    const form: Form = { ...pool, isNativeA, typed: 'CURRENCY_A', text: '100' };
    const made = quoted(form);
    expect(made?.amountA).toBe(100n * whole);
    expect(made && taken(made, form)).toEqual({ takenA: made?.takenA, takenB: made?.takenB });
  }
});
