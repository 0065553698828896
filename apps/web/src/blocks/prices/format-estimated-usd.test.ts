import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { formatEstimatedUsd } from './format-estimated-usd';

test('an estimate in USD has one sign before it, not two', () => {
  expect(formatEstimatedUsd(fraction(12345n, 10n), 'en')).toBe('~$1,234.50');
  expect(formatEstimatedUsd(fraction(1n, 1000n), 'en')).toBe('<$0.01');
  expect(formatEstimatedUsd(fraction(0n), 'en')).toBe('~$0.00');
});
