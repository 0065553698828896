import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSuppliedPair, pairTokenA, pairTokenB } from '../../test/make-supplied-pair';
import { formatExact } from '../shared/amount';
import { deposit } from './deposit';
import { largestDeposit } from './largest-deposit';
import { mintAmounts } from './mint-amounts';

const whole = 10n ** 18n;
const [sideA, sideB] = [pairTokenA, pairTokenB].map((token) => ({ token, decimals: 18 })) as [
  { token: typeof pairTokenA; decimals: number },
  { token: typeof pairTokenB; decimals: number },
];

describe('the largest deposit a wallet can make', () => {
  const form = { supplied: makeSuppliedPair(), sideA, sideB, isNativeA: false } as const;

  test('all of the side that there is less of, by the price of 1 to 4', () => {
    expect(largestDeposit({ ...form, mostA: 10n * whole, mostB: 100n * whole })).toEqual({
      field: 'CURRENCY_A',
      amount: 10n * whole,
    });
    expect(largestDeposit({ ...form, mostA: 100n * whole, mostB: 10n * whole })).toEqual({
      field: 'CURRENCY_B',
      amount: 10n * whole,
    });
  });

  test('an empty side, and so little that the pair mints nothing', () => {
    expect(largestDeposit({ ...form, mostA: 0n, mostB: whole })).toBeUndefined();
    const dear = makeSuppliedPair({ reserve0: 10n ** 30n, reserve1: 10n ** 30n, totalSupply: 10n ** 4n });
    expect(largestDeposit({ ...form, supplied: dear, mostA: 5n, mostB: 5n })).toBeUndefined();
  });

  test('tokens of 0 and 36 decimals, and a pair with 1 wei', () => {
    const odd = { ...form, sideA: { ...sideA, decimals: 0 }, sideB: { ...sideB, decimals: 36 } };
    const supplied = makeSuppliedPair({ reserve0: 50n, reserve1: 25n * 10n ** 32n, totalSupply: 10n ** 18n });
    expect(largestDeposit({ ...odd, supplied, mostA: 3n, mostB: 10n ** 32n })?.field).toBe('CURRENCY_B');
    const tiny = makeSuppliedPair({ reserve0: 1n, reserve1: 1n, totalSupply: 1n });
    expect(largestDeposit({ ...form, supplied: tiny, mostA: 7n, mostB: 9n })).toEqual({
      field: 'CURRENCY_A',
      amount: 7n,
    });
  });

  test('whatever is held, what it says is taken, and the wallet has it', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, amount, amount, fc.boolean(), (reserve0, reserve1, mostA, mostB, isNativeA) => {
        const supplied = makeSuppliedPair({ reserve0, reserve1, totalSupply: 10n ** 18n });
        const found = largestDeposit({ ...form, supplied, isNativeA, mostA, mostB });
        if (found === undefined) return;
        const state = { independentField: found.field, typedValue: formatExact(found.amount, 18), otherTypedValue: '' };
        const { amountA = 0n, amountB = 0n } = mintAmounts({ ...form, supplied, isNativeA, state });
        const made = deposit({ supplied, tokenA: sideA.token, isNativeA, amountA, amountB });
        expect(made && made.amountA <= mostA && made.amountB <= mostB).toBe(true);
      }),
    );
  });
});
