import { addressText } from '@besc/domain/shared/address-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress } from './parse-address';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('parseAddress', () => {
  test('OPEN-26 TOKEN-33 any single letter case is accepted and comes out checksummed', () => {
    expect(parseAddress(right)).toBe(right);
    expect(parseAddress(right.toLowerCase())).toBe(right);
    expect(parseAddress(`0x${right.slice(2).toUpperCase()}`)).toBe(right);
    for (const text of [`  ${right}\n`, `\u200b${right}\u200f`, `0X${right.slice(2)}`])
      expect(parseAddress(text)).toBe(right);
  });

  test('OPEN-26 mixed case with a wrong checksum is refused', () => {
    expect(parseAddress(right.replace('5aA', '5AA'))).toBeUndefined();
  });

  test('everything else is refused', () => {
    for (const text of ['', '0x', right.slice(0, -1), `${right}0`, right.slice(2), `${right} x`]) {
      expect(parseAddress(text)).toBeUndefined();
    }
  });

  test('any text gives undefined or an address that reads as itself', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 38, maxLength: 42 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hex.map((digits) => `0x${digits}`),
        ),
        (text) => {
          const read = parseAddress(text);
          if (read !== undefined) {
            expect(parseAddress(read)).toBe(read);
            expect(read.toLowerCase()).toBe(addressText(text).toLowerCase());
          }
        },
      ),
    );
  });
});
