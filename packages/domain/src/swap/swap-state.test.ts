import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { type SwapState, swapState } from './swap-state';

const busdc = testAddress('0x00000000000000000000000000000000000000B1');
const money = testAddress('0x00000000000000000000000000000000000000A2');

describe('swapState', () => {
  const state: SwapState = {
    independentField: 'input',
    typedValue: '1.5',
    input: 'BESC',
    output: busdc,
    recipient: undefined,
  };

  test('SWAP-040 choosing the other side switches', () => {
    expect(swapState(state, { kind: 'select-currency', field: 'input', currency: busdc })).toEqual({
      ...state,
      independentField: 'output',
      input: busdc,
      output: 'BESC',
    });
    expect(swapState(state, { kind: 'select-currency', field: 'output', currency: money }).output).toBe(money);
    expect(swapState(state, { kind: 'select-currency', field: 'input', currency: 'BESC' })).toEqual(state);
  });

  test('SWAP-041 SWAP-042 switching swaps currencies and the independent field, and twice is nothing', () => {
    const once = swapState(state, { kind: 'switch' });
    expect(once).toMatchObject({ input: busdc, output: 'BESC', independentField: 'output', typedValue: '1.5' });
    expect(swapState(once, { kind: 'switch' })).toEqual(state);
  });

  test('SWAP-043 typing sets field and value', () => {
    expect(swapState(state, { kind: 'type', field: 'output', text: '7' })).toMatchObject({
      independentField: 'output',
      typedValue: '7',
    });
  });

  test('SWAP-038 the recipient field and a whole new state', () => {
    expect(swapState(state, { kind: 'set-recipient', recipient: 'a.b' }).recipient).toBe('a.b');
    const other = { ...state, typedValue: '9' };
    expect(swapState(state, { kind: 'replace', state: other })).toBe(other);
  });
});
