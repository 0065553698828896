import { expect, test } from 'vitest';
import { chartScale } from './chart-scale';

test('everyday values are drawn as they are, tiny and huge ones near one', () => {
  for (const values of [[], [0], [0.000001, 0.5], [1, 1e12], [-3, 4]]) expect(chartScale(values)).toBe(1);
  for (const most of [3e-18, 9.99e-7, 2e12, 7e30]) {
    const drawn = most * chartScale([most / 2, most]);
    expect(drawn).toBeGreaterThanOrEqual(1);
    expect(drawn).toBeLessThan(10);
  }
});
