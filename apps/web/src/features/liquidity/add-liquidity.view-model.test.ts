import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { describe, expect, test } from 'vitest';
import { makeAddFacts, testBusdc, testWbesc } from '../../../test/liquidity/make-add-facts';
import { addLiquidityViewModel } from './add-liquidity.view-model';

const whole = 10n ** 18n;
const allowed = (amount: bigint | undefined) => ({ amount, isPending: false });
const view = (changes: Parameters<typeof makeAddFacts>[0] = {}) => addLiquidityViewModel(makeAddFacts(changes));

describe('add liquidity', () => {
  test('LIQ-60 the other amount follows the pool and the quote carries what is sent', () => {
    const shown = view();
    expect(shown.texts).toEqual({ a: '10', b: '40' });
    expect(shown.button).toEqual({ kind: 'supply', isReady: true });
    expect(shown.quote).toMatchObject({
      amountA: 10n * whole,
      amountB: 40n * whole,
      minimumA: 9_950_000_000_000_000_000n,
      minimumB: 39_800_000_000_000_000_000n,
      isFirst: false,
    });
  });

  test('of a token without decimals what the pool takes is checked, approved and sent, not what was typed', () => {
    const currencyA = { ...testWbesc, decimals: 0 };
    const supplied = makeSuppliedPair({ reserve0: 1_000n, reserve1: 1_000n * whole, totalSupply: 10n ** 12n });
    const shown = view({
      currencyA,
      existence: { kind: 'exists', supplied },
      state: { independentField: 'CURRENCY_B', typedValue: '1.999', otherTypedValue: '' },
      balances: { a: { kind: 'known', amount: 1n }, b: { kind: 'known', amount: whole } },
      allowances: { a: allowed(1n), b: allowed(whole) },
    });
    expect(shown.texts).toEqual({ a: '1', b: '1.999' });
    expect(shown.button).toEqual({ kind: 'supply', isReady: true });
    expect(shown.quote).toMatchObject({ amountA: 1n, amountB: whole, minimumB: (995n * whole) / 1_000n });
  });

  test('LIQ-64 the coin in the first slot is reckoned as the router does it, from the token', () => {
    const currencyB = { ...testBusdc, decimals: 0 };
    const supplied = makeSuppliedPair({ reserve0: 1_000n * whole, reserve1: 1_000n, totalSupply: 10n ** 12n });
    const shown = view({
      currencyB,
      existence: { kind: 'exists', supplied },
      state: { independentField: 'CURRENCY_A', typedValue: '1.999', otherTypedValue: '' },
    });
    expect(shown.texts).toEqual({ a: '1.999', b: '1' });
    expect(shown.quote).toMatchObject({ amountA: whole, amountB: 1n, minimumA: (995n * whole) / 1_000n });
  });

  test('LIQ-06 LIQ-07 there is no price while the pool is not known, whatever was typed', () => {
    const state = { independentField: 'CURRENCY_B', typedValue: '6', otherTypedValue: '3' } as const;
    expect(view({ state, existence: { kind: 'loading' } }).prices).toEqual({ bPerA: undefined, aPerB: undefined });
  });

  test('LIQ-10 LIQ-41 Supply waits for each token, the native coin never', () => {
    const shown = view({ allowances: { a: allowed(undefined), b: allowed(39n * whole) } });
    expect(shown.approvals).toEqual({ a: 'approved', b: 'not-approved' });
    expect(shown.button).toEqual({ kind: 'supply', isReady: false });
    expect(view({ allowances: { a: allowed(undefined), b: allowed(undefined) } }).button.kind).toBe('loading');
  });

  test('LIQ-12 LIQ-40 otherwise the button is the current error', () => {
    expect(view({ account: undefined }).button.kind).toBe('connect');
    expect(view({ existence: { kind: 'invalid' } }).button).toMatchObject({ kind: 'error', text: 'Invalid pair' });
    const empty = { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' } as const;
    expect(view({ state: empty }).button).toMatchObject({ kind: 'error', text: 'Enter an amount' });
    const poor = { a: { kind: 'known', amount: 1n }, b: { kind: 'known', amount: 1n } } as const;
    expect(view({ balances: poor }).button).toMatchObject({ kind: 'error', symbol: 'BUSDC' });
  });

  test('what is paid is shown rounded up, on the computed side and with its digits for the title', () => {
    const state = { independentField: 'CURRENCY_A', typedValue: '0.33333333', otherTypedValue: '' } as const;
    expect(view({ state }).texts).toEqual({ a: '0.33333333', b: '1.33334' });
    expect(view({ state }).amounts.b).toBe(1_333_333_320_000_000_000n);
    expect(view({ state }).isComputed).toEqual({ a: false, b: true });
  });

  test('an amount beyond every balance is one that is missing, with and without a pool', () => {
    for (const typed of ['9'.repeat(79), `9${'0'.repeat(58)}`]) {
      const state = { independentField: 'CURRENCY_A', typedValue: typed, otherTypedValue: typed } as const;
      for (const existence of [makeAddFacts().existence, { kind: 'not-exists' } as const]) {
        expect(view({ state, existence }).button).toMatchObject({
          kind: 'error',
          text: 'Insufficient %symbol% balance',
        });
      }
    }
  });

  test('LIQ-55 LIQ-57 LIQ-58 the first provider types both and goes in whole or not at all', () => {
    const state = { independentField: 'CURRENCY_B', typedValue: '6', otherTypedValue: '3' } as const;
    for (const existence of [
      { kind: 'not-exists' },
      { kind: 'exists', supplied: makeSuppliedPair({ totalSupply: 0n }) },
    ] as const) {
      const shown = view({ state, existence });
      expect(shown.isFirst).toBe(true);
      expect(shown.texts).toEqual({ a: '3', b: '6' });
      expect(shown.prices.bPerA && shown.prices.bPerA.numerator / shown.prices.bPerA.denominator).toBe(2n);
      expect(shown.quote).toMatchObject({ minimumA: 3n * whole, minimumB: 6n * whole, isFirst: true });
    }
  });

  test('LIQ-53 while the pair is being read nothing is computed and nothing can be sent', () => {
    const shown = view({ existence: { kind: 'loading' } });
    expect(shown.texts).toEqual({ a: '10', b: '' });
    const both = { independentField: 'CURRENCY_B', typedValue: '7', otherTypedValue: '3' } as const;
    expect(view({ existence: { kind: 'loading' }, state: both }).texts).toEqual({ a: '3', b: '7' });
    expect(shown.quote).toBeUndefined();
    expect(shown.button.kind).toBe('loading');
    expect(view({ existence: { kind: 'loading' }, isPairFailed: true }).button.kind).toBe('offline');
    expect(view({ isPriceOld: true }).button.kind).toBe('loading');
  });

  test('LIQ-04 MAX keeps gas back for the native coin and goes when it is reached', () => {
    expect(view().max).toEqual({ a: 1000n * whole - whole / 2n, b: 1000n * whole });
    const state = { independentField: 'CURRENCY_B', typedValue: '1000', otherTypedValue: '' } as const;
    expect(view({ state }).max.b).toBeUndefined();
  });

  test('LIQ-24 an unsupported asset comes before everything else', () => {
    expect(view({ unsupportedTokens: [testBusdc.address], account: undefined }).button.kind).toBe('unsupported');
  });

  test('an amount the pair would refuse is told, not sent', () => {
    const state = { independentField: 'CURRENCY_A', typedValue: '0.000000000000000001', otherTypedValue: '' } as const;
    const shown = view({ state, existence: { kind: 'exists', supplied: makeSuppliedPair({ totalSupply: 10n }) } });
    expect(shown.button.kind).toBe('error');
    expect(shown.quote).toBeUndefined();
  });

  test('two tokens both need their allowance', () => {
    const shown = view({ currencyA: testWbesc, allowances: { a: { amount: 0n, isPending: true }, b: allowed(0n) } });
    expect(shown.approvals).toEqual({ a: 'pending', b: 'not-approved' });
  });
});
