import { expect, test } from 'vitest';
import { emptyMintState, mintState } from './mint-state';

const type = (field: 'CURRENCY_A' | 'CURRENCY_B', text: string, isFirstProvider: boolean) =>
  ({ kind: 'type', field, text, isFirstProvider }) as const;

test('LIQ-32 the state holds independentField, typedValue and otherTypedValue', () => {
  expect(emptyMintState).toEqual({ independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' });
});

test('LIQ-56 LIQ-61 without liquidity both amounts are typed freely and the other one is kept', () => {
  const first = mintState(emptyMintState, type('CURRENCY_A', '1', true));
  const both = mintState(first, type('CURRENCY_B', '2', true));
  expect(both).toEqual({ independentField: 'CURRENCY_B', typedValue: '2', otherTypedValue: '1' });
  expect(mintState(both, type('CURRENCY_B', '25', true))).toEqual({ ...both, typedValue: '25' });
  expect(mintState(both, type('CURRENCY_A', '3', true))).toEqual({
    independentField: 'CURRENCY_A',
    typedValue: '3',
    otherTypedValue: '2',
  });
});

test('LIQ-62 with liquidity the other typed value is cleared', () => {
  const typed = { independentField: 'CURRENCY_A', typedValue: '1', otherTypedValue: '2' } as const;
  expect(mintState(typed, type('CURRENCY_A', '3', false)).otherTypedValue).toBe('');
  expect(mintState(typed, type('CURRENCY_B', '3', false))).toEqual({
    independentField: 'CURRENCY_B',
    typedValue: '3',
    otherTypedValue: '',
  });
});

test('LIQ-20 a reset forgets everything', () => {
  const typed = { independentField: 'CURRENCY_B', typedValue: '1', otherTypedValue: '2' } as const;
  expect(mintState(typed, { kind: 'reset' })).toEqual(emptyMintState);
});
