import { describe, expect, test } from 'vitest';
import { numberText } from '../shared/number-text';
import { readSlippageText, slippageForm, slippageNotice, slippagePercent, slippagePresetsBps } from './slippage-input';

describe('slippage field', () => {
  test('SET-01 SET-02 presets', () => {
    expect(slippagePresetsBps.map((bps) => [bps, slippagePercent(bps)])).toEqual([
      [10, '0.10'],
      [50, '0.50'],
      [100, '1.00'],
    ]);
  });

  test.each([
    ['0.5', 50],
    ['1', 100],
    ['.01', 1],
    ['5.', 500],
    ['49.99', 4_999],
    ['50', undefined],
    ['50.00', undefined],
    ['', undefined],
    ['.', undefined],
    ['0.29', 29],
    ['99999999999999999999', undefined],
  ])('SET-42 SET-44 %s is stored as %s', (text, bps) => {
    expect(readSlippageText(text)).toBe(bps);
  });

  test('SET-42 SET-43 the field takes up to two decimals, and a comma as a dot', () => {
    const typed = (text: string) => numberText({ text, kind: 'typed', decimalSign: '.' }, slippageForm);
    expect(typed('0,55')).toEqual({ kind: 'taken', text: '0.55' });
    expect(typed('0.555').kind).toBe('refused');
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
