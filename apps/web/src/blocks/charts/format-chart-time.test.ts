import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatChartTime } from './format-chart-time';

const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('CHART-03 CHART-04 a day is that of the index, west of Greenwich too', () => {
  const time = Date.UTC(2026, 10, 27) / 1000;
  const texts = ([2, 3] as const).map((window) => formatChartTime({ time, place: 'reading', window, locale: 'en' }));
  expect(texts).toEqual(['November 27, 2026', 'November 27, 2026']);
  expect(formatChartTime({ time, place: 'axis', window: 2, locale: 'en' })).toBe('Nov 27');
});
