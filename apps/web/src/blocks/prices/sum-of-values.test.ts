import { fraction, toFixed } from '@besc/domain/shared/fraction';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { sumOfValues } from './sum-of-values';

const dollar = { address: checksumAddress(`0x${'1'.repeat(40)}`), decimals: 6 };
const unpriced = { address: checksumAddress(`0x${'2'.repeat(40)}`), decimals: 18 };
const prices = new Map([[dollar.address, 10n ** 18n]]);

test('amounts with a price are summed; one without is told, never counted as nothing', () => {
  const both = sumOfValues(
    [
      { token: dollar, amount: 2_500_000n },
      { token: unpriced, amount: 1n },
    ],
    prices,
  );
  expect(both.value && toFixed(both.value, 2)).toBe('2.50');
  expect(both.isPartly).toBe(true);
});

test('nothing held is worth nothing, something without any price is not', () => {
  expect(sumOfValues([{ token: unpriced, amount: 0n }], prices)).toEqual({ value: fraction(0n), isPartly: false });
  expect(sumOfValues([{ token: unpriced, amount: 1n }], prices)).toEqual({ value: undefined, isPartly: true });
});
