import { expect, test } from 'vitest';
import { historyCsv } from './figures-csv';

test('a chart is saved with its times in UTC, without grouped digits', () => {
  const points = [
    { time: 1_735_689_600, value: 1_234_567.891 },
    { time: 1_735_776_000, value: 0.000_000_012_5 },
  ];
  expect(historyCsv(points, 'volume')).toEqual([
    ['time', 'volume_usd'],
    ['2025-01-01T00:00:00.000Z', '1234567.891'],
    ['2025-01-02T00:00:00.000Z', '0.0000000125'],
  ]);
  expect(historyCsv([], 'price')).toEqual([['time', 'price_usd']]);
});
