import { expect, test } from 'vitest';
import { multiplierText } from './multiplier';

test('FARM-13 FARM-14 points over 100 with X', () => {
  expect([0n, 5n, 100n, 250n, 1025n, 4000n].map(multiplierText)).toEqual([
    '0X',
    '0.05X',
    '1X',
    '2.5X',
    '10.25X',
    '40X',
  ]);
});
