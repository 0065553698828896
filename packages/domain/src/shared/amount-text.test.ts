import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from './amount';
import { amountText } from './amount-text';

describe('amount field', () => {
  test('SWAP-082 SWAP-083 SWAP-084 digits, one point, commas become dots, at most 79 characters', () => {
    expect(['', '1', '1.', '.5', '1,5', '0.10'].map(amountText)).toEqual(['', '1', '1.', '.5', '1.5', '0.10']);
    for (const typed of ['1.2.3', '1,2,3', 'a', '-1', '1e5', ' 1', '½', '5²', '1'.repeat(80)]) {
      expect(amountText(typed)).toBeUndefined();
    }
    expect(['١', '۱٫۵', '１，５', '५'].map(amountText)).toEqual(['1', '1.5', '1.5', '5']);
    expect(amountText('1'.repeat(79))).toBe('1'.repeat(79));
  });

  test('what the field takes is either no amount or an amount, never an exception', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 24 }), (typed, decimals) => {
        const text = amountText(typed);
        if (text !== undefined) expect((parseAmount(text, decimals) ?? 1n) > 0n).toBe(true);
      }),
    );
  });
});
