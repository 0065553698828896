import { expect, test } from 'vitest';
import { fromDecimals, fromDecimalText, toDecimals, toDecimalText } from '../../src/shared/decimal-text';

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [10n ** 18n, 18, '1'],
  [-(15n * 10n ** 17n), 18, '-1.5'],
  [12_300n, 0, '12300'],
  [12_300n, 2, '123'],
  [2n ** 112n - 1n, 24, '5192296858.534827628530496329220095'],
  [7n, 255, `0.${'0'.repeat(254)}7`],
] as const)('%s with %s decimals is %s, and back', (value, decimals, text) => {
  expect(toDecimalText(value, decimals)).toBe(text);
  expect(fromDecimalText(text, decimals)).toBe(value);
});

test('the named columns of a row are read and written with their decimals, the others left out', () => {
  const row = { reserve0: '1.5', volumeToken0: '0', name: 'A-B' };
  const figures = fromDecimals(row, ['reserve0', 'volumeToken0'], 9);
  expect(figures).toEqual({ reserve0: 1_500_000_000n, volumeToken0: 0n });
  expect(toDecimals(figures, ['reserve0'], 9)).toEqual({ reserve0: '1.5' });
});
