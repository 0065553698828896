import { expect, test } from 'vitest';
import { infoWindows, windowEdges } from './info-window';

const now = 1_790_000_123;

test('CHART-22 INFO-08 each range is cut into equal parts, the last of which holds now', () => {
  expect(infoWindows).toEqual(['1D', '7D', '14D', '30D', '1Y', '5Y']);
  const parts = infoWindows.map((window) => windowEdges(window, now).length - 1);
  expect(parts).toEqual([24, 28, 28, 30, 24, 60]);
  for (const window of infoWindows) {
    const edges = windowEdges(window, now);
    const steps = new Set(edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)));
    expect(steps.size).toBe(1);
    expect(edges.at(-1)).toBeGreaterThan(now);
    expect(edges.at(-2)).toBeLessThanOrEqual(now);
  }
});

test('a range before 1970 begins there', () => {
  expect(Math.min(...windowEdges('5Y', 86_400))).toBe(0);
});
