import { expect, test } from 'vitest';
import { usualSwapGas } from './usual-swap-gas';

test('each pair takes its part', () => {
  expect([1, 2, 3].map(usualSwapGas)).toEqual([135_000n, 200_000n, 265_000n]);
});
