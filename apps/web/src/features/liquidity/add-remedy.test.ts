import { formatExact } from '@besc/domain/shared/amount';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { describe, expect, test } from 'vitest';
import { makeAddFacts, testBusdc, testWbesc } from '../../../test/liquidity/make-add-facts';
import { type AddFacts, addLiquidityViewModel } from './add-liquidity.view-model';
import { addRemedy } from './add-remedy';

const whole = 10n ** 18n;
const known = (amount: bigint) => ({ kind: 'known', amount }) as const;
const typing = (typedValue: string, otherTypedValue = '') => ({
  state: { independentField: 'CURRENCY_A', typedValue, otherTypedValue } as const,
});
const remedyOf = (changes: Partial<AddFacts>) => {
  const facts = makeAddFacts(changes);
  return addRemedy(facts, addLiquidityViewModel(facts));
};

describe('what helps where liquidity cannot be supplied', () => {
  test('nothing is said of a form that works, that is empty, or without a wallet', () => {
    expect(remedyOf({})).toBeUndefined();
    expect(remedyOf(typing(''))).toBeUndefined();
    expect(remedyOf({ ...typing('900'), account: undefined })).toBeUndefined();
  });

  test('too little of a side: how much, and the most that both sides allow', () => {
    // A BESC is 4 BUSDC: for 900 BESC 3600 are needed, and 1000 are there.
    const remedy = remedyOf(typing('900'));
    expect(remedy).toMatchObject({
      kind: 'missing',
      currency: testBusdc,
      amount: 2600n * whole,
      most: { field: 'CURRENCY_B', amount: 1000n * whole },
    });
    const after = makeAddFacts({ state: { independentField: 'CURRENCY_B', typedValue: '1000', otherTypedValue: '' } });
    expect(addLiquidityViewModel(after).button).toMatchObject({ kind: 'supply' });
  });

  test('of the coin what the network takes stays', () => {
    const balances = { a: known(10n * whole), b: known(1000n * whole) };
    expect(remedyOf({ ...typing('20'), balances })).toMatchObject({
      kind: 'missing',
      amount: 10n * whole,
      most: { field: 'CURRENCY_A', amount: 95n * 10n ** 17n },
    });
  });

  test('who makes the pool gets the side that falls short', () => {
    const first = { existence: { kind: 'not-exists' }, ...typing('10', '1500') } as const;
    expect(remedyOf(first)).toMatchObject({
      kind: 'missing',
      amount: 500n * whole,
      most: { field: 'CURRENCY_B', amount: 1000n * whole },
    });
  });

  test('an empty wallet has nothing to use', () => {
    const balances = { a: known(0n), b: known(0n) };
    expect(remedyOf({ ...typing('1'), balances })).toMatchObject({ kind: 'missing', most: undefined });
  });

  test('the coin and its wrapped form are swapped; twice the same has no way', () => {
    const existence = { kind: 'invalid' } as const;
    expect(remedyOf({ existence, currencyB: testWbesc })).toEqual({
      kind: 'wrap',
      query: { inputCurrency: 'BESC', outputCurrency: testWbesc.address },
    });
    expect(remedyOf({ existence, currencyA: testWbesc, currencyB: testWbesc })).toBeUndefined();
  });

  test('an amount too small for tokens of 0 decimals becomes all there is', () => {
    const coarse = { ...testBusdc, decimals: 0 };
    const supplied = makeSuppliedPair({ reserve0: 1000n * whole, reserve1: 10n, totalSupply: 10n ** 6n });
    const balances = { a: known(1000n * whole), b: known(5n) };
    const facts = { currencyB: coarse, existence: { kind: 'exists', supplied }, balances } as const;
    const remedy = remedyOf({ ...facts, ...typing('600') });
    expect(remedy).toMatchObject({
      kind: 'missing',
      currency: coarse,
      amount: 1n,
      most: { field: 'CURRENCY_B', amount: 5n },
    });
    const small = makeSuppliedPair({ reserve0: 1000n * whole, reserve1: 1000n * whole, totalSupply: 1000n });
    const tiny = { existence: { kind: 'exists', supplied: small }, ...typing('0.000000000000000001') } as const;
    const offer = remedyOf(tiny);
    expect(offer).toMatchObject({ kind: 'largest' });
    expect(offer && 'field' in offer && formatExact(offer.amount, 18)).toBe('999.5');
  });

  test('LIQ-37 an amount as long as a field takes misses as much, twice that is no amount', () => {
    expect(remedyOf(typing('9'.repeat(57)))).toMatchObject({ kind: 'missing' });
    expect(remedyOf(typing('9'.repeat(158)))).toBeUndefined();
  });
});
