import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text';

describe('cleanText', () => {
  test('leaves ordinary text of any language alone', () => {
    for (const text of ['BUSDC', 'Wrapped BESC', 'عملة', '代币', 'Café 9%', "O'Hara & Sons (v2)"]) {
      expect(cleanText(text)).toBe(text);
    }
  });

  test('H12 removes bidirectional overrides, zero-width and control characters', () => {
    expect(cleanText('BU\u202eSDC\u202c')).toBe('BUSDC');
    expect(cleanText('MO\u200bNEY\ufeff')).toBe('MONEY');
    expect(cleanText('a\u0000b\u001b[31mc')).toBe('ab[31mc');
    expect(cleanText('\u3164')).toBe('');
  });

  test('joins lines and trims', () => {
    expect(cleanText('  one\n\ttwo\u00a0three ')).toBe('one two three');
  });

  test('cuts towers of combining marks', () => {
    expect([...cleanText(`a${'\u0301'.repeat(50)}`)].length).toBe(4);
  });

  test('is idempotent and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
      }),
    );
  });
});
