import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExact } from './amount';
import { amountText } from './amount-text';
import { pastedAmount } from './pasted-amount';

describe('a pasted amount', () => {
  test.each([
    ['5', '5'],
    [' 5 ', '5'],
    ['5\n', '5'],
    ['\u00a05\u202f', '5'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1 234.5', '1234.5'],
    ['1\u202f234\u202f567,25', '1234567.25'],
    ["1'234.5", '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,34,567.8', '1234567.8'],
    ['1,5', '1.5'],
    ['0,123', '0.123'],
    ['1234,567', '1234.567'],
    ['1,23456', '1.23456'],
    ['.5', '.5'],
    [',5', '.5'],
    ['5.', '5.'],
    ['٥', '5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱٫۵', '1.5'],
    ['१.५', '1.5'],
    ['１２．５', '12.5'],
    ['\u200f1.5\u200e', '1.5'],
    ['', ''],
  ])('%j is %j in every language', (pasted, text) => {
    for (const sign of ['.', ','] as const) expect(pastedAmount(pasted, sign)).toEqual({ kind: 'amount', text });
  });

  test('one separator before three digits is decimal where the language says so, else it is refused', () => {
    expect(pastedAmount('1.234', '.')).toEqual({ kind: 'amount', text: '1.234' });
    expect(pastedAmount('1,234', ',')).toEqual({ kind: 'amount', text: '1.234' });
    expect(pastedAmount('1,234', '.')).toEqual({ kind: 'refused', reason: 'ambiguous' });
    expect(pastedAmount('1.234', ',')).toEqual({ kind: 'refused', reason: 'ambiguous' });
    expect(pastedAmount('122.456', ',')).toEqual({ kind: 'refused', reason: 'ambiguous' });
  });

  test.each([
    '-1',
    '+1',
    '1e5',
    '0x10',
    'abc',
    '$5',
    '5 BESC',
    '5%',
    '1 5',
    '1 2345',
    '1,23,45',
    '1.2.3',
    '1..5',
    '1,2.3,4',
    '0,123.5',
    '5²',
    '½',
    '①',
    '1_000',
    '1\n2',
    'NaN',
    '٪',
    '--',
  ])('%j is no amount', (pasted) => {
    for (const sign of ['.', ','] as const)
      expect(pastedAmount(pasted, sign)).toEqual({ kind: 'refused', reason: 'no-amount' });
  });

  test('79 digits are taken, 80 are refused, never cut; a clipboard full of text costs nothing', () => {
    expect(pastedAmount('1'.repeat(79), '.')).toEqual({ kind: 'amount', text: '1'.repeat(79) });
    expect(pastedAmount('1'.repeat(80), '.')).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(pastedAmount('1'.repeat(10_000_000), '.')).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(pastedAmount(`${' 123'.repeat(200)}`, '.')).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(pastedAmount(`${'1 '.repeat(450)}x`, '.')).toEqual({ kind: 'refused', reason: 'no-amount' });
  });

  test('what is shown with two signs or none comes back as it is, in every grouping', () => {
    const amounts = fc.bigInt({ min: 10n ** 12n, max: 10n ** 60n });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom<[string, string]>([',', '.'], ['.', ','], ['\u202f', ',']),
        (value, signs) => {
          const [whole = '', part = ''] = formatExact(value * 10n + 1n, 7).split('.');
          const shown = `${whole.replace(/\B(?=(?:[0-9]{3})+$)/g, signs[0])}${signs[1]}${part}`;
          expect(pastedAmount(shown, '.')).toEqual({ kind: 'amount', text: `${whole}.${part}` });
        },
      ),
    );
  });

  test('never throws, and what it gives could have been typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.constantFrom('.' as const, ',' as const),
        (text, sign) => {
          const read = pastedAmount(text, sign);
          if (read.kind === 'amount') expect(amountText(read.text)).toBe(read.text);
        },
      ),
    );
  });
});
