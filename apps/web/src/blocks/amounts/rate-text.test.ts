import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { rateText, rateTexts } from './rate-text';

test('a rate has two decimals, to the nearest, whatever its size', () => {
  const texts = [fraction(0n), fraction(1n, 30_000n), fraction(12_345n, 100_000n), fraction(9_999_999n, 1_000_000n)];
  expect(texts.map((rate) => rateText(rate, 'en'))).toEqual(['0.00%', '<0.01%', '12.35%', '1,000.00%']);
  expect(rateText(fraction(1_234_567n, 1000n), 'en')).toBe('123,456.70%');
  expect(rateText(fraction(1_234_567n, 100_000n), 'de')).toBe('1.234,57\u00a0%');
  expect(rateText(undefined, 'en')).toBeUndefined();
});

test('the parts of a rate add up to it as they are shown', () => {
  const third = fraction(1n, 3n);
  expect(rateTexts([third, third, third], 'en')).toEqual({ parts: ['33.34%', '33.33%', '33.33%'], total: '100.00%' });
  expect(rateTexts([fraction(10n), fraction(1n, 8n)], 'en')).toEqual({
    parts: ['1,000.00%', '12.50%'],
    total: '1,012.50%',
  });
});
