import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { formatFigure } from './format-figure';
import { formatTokenPrice } from './format-token-price';

test.each([
  [0, '$0.00'],
  [999.994, '$999.99'],
  [1000, '$1,000'],
  [4_795_069.51, '$4,795,070'],
])('%d in a headline is %s', (usd, text) => {
  expect(formatFigure(usd, 'en')).toBe(text);
});

test.each([
  [fraction(4513n, 10_000n), '$0.4513'],
  [fraction(451_234n, 1_000_000n), '$0.451234'],
  [fraction(949n, 10_000n), '$0.0949'],
  [fraction(1_451_234n, 1_000_000n), '$1.451'],
  [fraction(3n, 2n), '$1.50'],
  [fraction(123_456_789n, 1000n), '$123,457'],
  [fraction(12_345n, 10n ** 12n), '$0.000000012345'],
])('a price of %o is %s', (usd, text) => {
  expect(formatTokenPrice(usd, 'en')).toBe(text);
});

test('a price stands as all other dollars of the page do in a language', () => {
  expect(formatTokenPrice(fraction(4513n, 10_000n), 'de')).toBe('0,4513\u00a0$');
  expect(formatTokenPrice(fraction(123_456_789n, 1000n), 'de')).toBe(formatFigure(123_457, 'de'));
});
