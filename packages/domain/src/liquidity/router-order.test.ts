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
    ...{ isNativeA, supplied },
  });
  if (amountA === undefined || amountB === undefined) return undefined;
  return deposit({ supplied, tokenA: pairTokenA, isNativeA, amountA, amountB });
}

/** BescRouter._liquidityAmounts for a pair that has shares, with the wished amounts as minimums. */
function routerTakes(wish: { desiredA: bigint; desiredB: bigint; reserveA: bigint; reserveB: bigint }) {
  const { desiredA, desiredB, reserveA, reserveB } = wish;
  let [amountA, amountB] = [desiredA, (desiredA * reserveB) / reserveA];
  if (amountB > desiredB) [amountA, amountB] = [(desiredB * reserveA) / reserveB, desiredB];
  if (amountA < desiredA) return 'INSUFFICIENT_A_AMOUNT';
  return amountB < desiredB ? 'INSUFFICIENT_B_AMOUNT' : { amountA, amountB };
}

/** What the router takes of a quote: addLiquidity in the order of the slots, addLiquidityETH the token before the coin. */
function sent({ amountA, amountB }: Deposit, { isNativeA, reserveA, reserveB }: Form) {
  if (!isNativeA) return routerTakes({ desiredA: amountA, desiredB: amountB, reserveA, reserveB });
  const taken = routerTakes({ desiredA: amountB, desiredB: amountA, reserveA: reserveB, reserveB: reserveA });
  return typeof taken === 'string' ? taken : { amountA: taken.amountB, amountB: taken.amountA };
}

describe('LIQ-60 LIQ-63 LIQ-64 a token without decimals, of which the pool holds 1000', () => {
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
    expect(made && sent(made, form)).toEqual({ amountA, amountB });
  });
});

test('LIQ-60 SET-41 the router takes exactly the quote at 0% tolerance, and neither side is worth a unit more than the other', () => {
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
      const { amountA, amountB } = made;
      expect(sent(made, form)).toEqual({ amountA, amountB });
      expect((amountA - 1n) * reserveB < amountB * reserveA && (amountB - 1n) * reserveA < amountA * reserveB).toBe(
        true,
      );
      // What is typed goes in whole, but for less than one unit of the other side.
      const left = amount - (typed === 'CURRENCY_A' ? amountA : amountB);
      expect(left >= 0n && (left - 1n) * reserveOther < reserveTyped).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(quotes).toBeGreaterThan(500);
});
