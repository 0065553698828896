import { expect, test } from 'vitest';
import { shareText } from './number-texts';

test('LOT-07 what brackets get of the pot is the whole together, as it is shown', () => {
  const shown = (shares: readonly bigint[]) => shares.map((share) => shareText(share, 'en'));
  expect(shown([1000n, 2000n, 7000n])).toEqual(['10%', '20%', '70%']);
  // To the nearest percent they would be 101 together.
  expect(shown([750n, 1750n, 7500n])).toEqual(['7.5%', '17.5%', '75%']);
  expect(shown([1n, 0n, 9999n])).toEqual(['0.01%', '0%', '99.99%']);
  expect(shareText(750n, 'de')).toBe('7,5\u00a0%');
});
