import { expect, test } from 'vitest';
import { formatPriceChange, priceChange } from './price-change';

const points = [
  { time: 1, value: 2 },
  { time: 2, value: 2.5 },
];

test('CHART-16 the change runs from the first point to the current price', () => {
  expect(priceChange(points, 3)).toEqual({ kind: 'up', fraction: 0.5 });
  expect(priceChange(points, 1)).toEqual({ kind: 'down', fraction: -0.5 });
});

test('without a current price the last point counts; one point alone says nothing', () => {
  expect(priceChange(points, undefined)).toEqual({ kind: 'up', fraction: 0.25 });
  expect(priceChange(points.slice(0, 1), undefined)).toBeUndefined();
  expect(priceChange([], 3)).toBeUndefined();
});

test('CONST-14 a change under 0.0001 is neutral', () => {
  expect(priceChange([{ time: 1, value: 1 }], 1.00009)).toEqual({ kind: 'flat', fraction: 0 });
  expect(priceChange([{ time: 1, value: 1 }], 1.0002)?.kind).toBe('up');
  // 10001 / 10000 - 1 is below 0.0001 as a float.
  expect(priceChange([{ time: 1, value: 10_000 }], 10_001)?.kind).toBe('up');
  expect(priceChange([{ time: 1, value: 1 }], 0.9999)?.kind).toBe('down');
  expect(priceChange([{ time: 1, value: 1e9 }], 1e9 + 99_999)?.kind).toBe('flat');
});

test('a change is written with its sign and two decimals', () => {
  expect(formatPriceChange({ kind: 'up', fraction: 0.01254 }, 'en')).toBe('+1.25%');
  expect(formatPriceChange({ kind: 'down', fraction: -0.5 }, 'en')).toBe('-50.00%');
  expect(formatPriceChange({ kind: 'flat', fraction: 0 }, 'en')).toBe('0.00%');
});
