import { expect, test } from 'vitest';
import { priceText } from './price-text';

test.each([
  [123_456_781n, '$1.23456781'],
  [123_456_784n, '$1.23456784'],
  [61_234_567_899n, '$612.34567899'],
  [10_000_000n, '$0.1000'],
  [10_000_087n, '$0.10000087'],
])('PRED-25 a price of %d is %s: the last of its eight decimals decides', (price, text) => {
  expect(priceText(price, 'en')).toBe(text);
});
