import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExact, parseAmount } from './amount';
import { amountForm, type DecimalSign, type NumberForm, numberText } from './number-text';

const pastedAmount = (text: string, decimalSign: DecimalSign) =>
  numberText({ text, kind: 'pasted', decimalSign }, amountForm);
const typed = (text: string, form: NumberForm = amountForm) =>
  numberText({ text, kind: 'typed', decimalSign: '.' }, form);

const whole: NumberForm = { decimals: 0, longest: 9 };
const percent: NumberForm = { decimals: 2, longest: 23, isPercent: true };

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
    for (const sign of ['.', ','] as const) expect(pastedAmount(pasted, sign)).toEqual({ kind: 'taken', text });
  });

  test('one separator before three digits is decimal where the language says so, else it is refused', () => {
    expect(pastedAmount('1.234', '.')).toEqual({ kind: 'taken', text: '1.234' });
    expect(pastedAmount('1,234', ',')).toEqual({ kind: 'taken', text: '1.234' });
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
      expect(pastedAmount(pasted, sign)).toEqual({ kind: 'refused', reason: 'no-number' });
  });

  test('79 digits are taken, 80 are refused, never cut; a clipboard full of text costs nothing', () => {
    expect(pastedAmount('1'.repeat(79), '.')).toEqual({ kind: 'taken', text: '1'.repeat(79) });
    expect(pastedAmount('1'.repeat(80), '.')).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(pastedAmount('1'.repeat(10_000_000), '.')).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(pastedAmount(`${' 123'.repeat(200)}`, '.')).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(pastedAmount(`${'1 '.repeat(450)}x`, '.')).toEqual({ kind: 'refused', reason: 'no-number' });
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
          expect(pastedAmount(shown, '.')).toEqual({ kind: 'taken', text: `${whole}.${part}` });
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
          if (read.kind === 'taken') expect(typed(read.text)).toEqual(read);
        },
      ),
    );
  });
});

describe('a typed number', () => {
  test('SWAP-082 SWAP-083 SWAP-084 digits, one point, commas become dots, at most 79 characters', () => {
    for (const text of ['', '1', '1.', '.5', '0.10', '1'.repeat(79)])
      expect(typed(text)).toEqual({ kind: 'taken', text });
    expect(typed('1,5')).toEqual({ kind: 'taken', text: '1.5' });
    expect(typed('1,234')).toEqual({ kind: 'taken', text: '1.234' });
    expect(typed('1'.repeat(80))).toEqual({ kind: 'refused', reason: 'too-long' });
  });

  test.each([
    ['１２．５', '12.5'],
    ['１２，５', '12.5'],
    ['１２。５', '12.5'],
    ['１２、５', '12.5'],
    ['１０００', '1000'],
    ['٣٫٥', '3.5'],
    ['٣،٥', '3.5'],
    ['۳٫۵', '3.5'],
    ['३.५', '3.5'],
    ['৩.৫', '3.5'],
    ['๓.๕', '3.5'],
    ['௩.௫', '3.5'],
    ['\u{1d7d9}\u{1d7ec}', '10'],
    ['5\u200b', '5'],
    ['\u200e1.5\u200f', '1.5'],
    ['\u20661\u2069', '1'],
    ['\ufeff1', '1'],
  ])('%j means %s', (entered, text) => {
    expect(typed(entered)).toEqual({ kind: 'taken', text });
  });

  test('the digits of every script are read', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      if (digits.resolvedOptions().numberingSystem !== system || !/^\p{Nd}+$/u.test(digits.format(9_876_543_210)))
        continue;
      expect(typed(digits.format(9_876_543_210))).toEqual({ kind: 'taken', text: '9876543210' });
    }
  });

  test.each([
    '-1',
    '−1',
    '－1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1.2,3',
    ' 1',
    '1 ',
    '1 2',
    '1\u00a05',
    'a',
    '½',
    '5²',
    '①',
    '1_000',
    "1'000",
    '1٬000',
    'Infinity',
    'NaN',
    '$5',
  ])('%j is refused as a whole', (text) => {
    for (const form of [amountForm, whole, percent])
      expect(typed(text, form)).toEqual({ kind: 'refused', reason: 'no-number' });
  });

  test('a whole number has no decimal sign, and a percentage two decimals and perhaps its sign', () => {
    for (const text of ['1.5', '1.', '.5', '0,5', '1,']) {
      expect(typed(text, whole)).toEqual({ kind: 'refused', reason: 'no-number' });
    }
    expect(typed('007', whole)).toEqual({ kind: 'taken', text: '007' });
    expect(typed('1234567890', whole)).toEqual({ kind: 'refused', reason: 'too-long' });
    expect(typed('0.755', percent)).toEqual({ kind: 'refused', reason: 'no-number' });
    for (const text of ['0.75%', '0.75 %', '٠٫٧٥٪', '０．７５％'])
      expect(typed(text, percent)).toEqual({ kind: 'taken', text: '0.75' });
    expect(typed('5%')).toEqual({ kind: 'refused', reason: 'no-number' });
  });

  test('what is taken is what was entered, digit by digit, or nothing', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'0123456789.,-+e %\u200b１．٣٫'), maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.constantFrom(amountForm, whole, percent), (text, form) => {
        const read = typed(text, form);
        if (read.kind === 'refused') return;
        const meant = text
          .replace(/[\u200b %]/g, '')
          .replace(/[,．٫]/g, '.')
          .replaceAll('１', '1')
          .replaceAll('٣', '3');
        expect(read.text).toBe(meant);
        expect((parseAmount(read.text, 18) ?? 1n) > 0n).toBe(true);
      }),
    );
  });
});
