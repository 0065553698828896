import { describe, expect, test } from 'vitest';
import { readSlippageText, slippageNotice, slippagePercent, slippagePresetsBps } from './slippage-input';

describe('slippage field', () => {
  test('SET-01 SET-02 presets', () => {
    expect(slippagePresetsBps.map((bps) => [bps, slippagePercent(bps)])).toEqual([
      [10, '0.10'],
      [50, '0.50'],
      [100, '1.00'],
    ]);
  });

  test.each([
    ['0.5', '0.5', 50],
    ['0,5', '0.5', 50],
    ['٠٫٥', '0.5', 50],
    ['১,৫', '1.5', 150],
    ['1', '1', 100],
    ['.01', '.01', 1],
    ['5.', '5.', 500],
    ['49.99', '49.99', 4_999],
    ['50', '50', undefined],
    ['50.00', '50.00', undefined],
    ['', '', undefined],
    ['.', '.', undefined],
    ['0.29', '0.29', 29],
    ['99999999999999999999', '99999999999999999999', undefined],
  ])('SET-42 SET-43 SET-44 %s is taken as %s and stored as %s', (typed, text, bps) => {
    expect(readSlippageText(typed)).toEqual({ kind: 'taken', text, bps });
  });

  test.each(['1.234', 'a', '-1', '1e2', '1.2.3', '1,2,3', ' 1'])('SET-42 %s is refused', (typed) => {
    expect(readSlippageText(typed)).toEqual({ kind: 'refused' });
  });

  test('SET-45 valid only if it equals the stored value to two decimals', () => {
    const notice = (text: string, storedBps: number) => slippageNotice({ text, storedBps })?.text;
    expect(notice('0.50', 50)).toBeUndefined();
    expect(notice('.5', 50)).toBeUndefined();
    expect(notice('', 50)).toBeUndefined();
    for (const text of ['50', '60', '.', '0.51', '1.234']) {
      expect(notice(text, 50)).toBe('Enter a valid slippage percentage');
    }
  });

  test('SET-41 SET-45 SET-47 a stored tolerance above the field’s limit is no typing error, only a risk', () => {
    for (const [text, storedBps] of [
      ['50.00', 5_000],
      ['60.00', 6_000],
      ['100.00', 10_000],
    ] as const) {
      expect(slippageNotice({ text, storedBps })?.text).toBe('Your transaction may be frontrun');
    }
    expect(slippageNotice({ text: '60', storedBps: 5_000 })?.text).toBe('Enter a valid slippage percentage');
  });

  test('SET-46 SET-47 warnings below 0.5% and above 5%', () => {
    const kind = (storedBps: number) => slippageNotice({ text: '', storedBps })?.kind;
    expect([49, 50, 500, 501].map(kind)).toEqual(['may-fail', undefined, undefined, 'may-be-frontrun']);
    expect(slippageNotice({ text: '0.1', storedBps: 10 })?.text).toBe('Your transaction may fail');
    expect(slippageNotice({ text: '10', storedBps: 1_000 })?.text).toBe('Your transaction may be frontrun');
  });
});
