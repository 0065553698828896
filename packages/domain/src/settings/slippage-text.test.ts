import { expect, test } from 'vitest';
import { slippageText } from './slippage-text';

test.each([
  [0, '0'],
  [1, '0.01'],
  [50, '0.5'],
  [100, '1'],
  [1250, '12.5'],
])('%i basis points are %s percent in a sentence', (bps, text) => {
  expect(slippageText(bps)).toBe(text);
});
