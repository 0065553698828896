import { expect, test } from 'vitest';
import { formatTicks } from './format-ticks';

test.each([
  { values: [0.45, 0.5, 0.55], labels: ['0.45', '0.50', '0.55'] },
  { values: [0.1, 0.101, 0.102], labels: ['0.100', '0.101', '0.102'] },
  { values: [0.1, 0.1025, 0.105], labels: ['0.1000', '0.1025', '0.1050'] },
  { values: [1000, 1500, 2000], labels: ['1,000', '1,500', '2,000'] },
  { values: [0.0000002, 0.0000003], labels: ['0.0000002', '0.0000003'] },
  { values: [1.02e-15, 1.03e-15, 1.04e-15], labels: ['1.02E-15', '1.03E-15', '1.04E-15'] },
  { values: [9.5e-13, 1e-12, 1.05e-12], labels: ['9.50E-13', '1.00E-12', '1.05E-12'] },
  { values: [9.8e17, 1e18, 1.02e18], labels: ['9.80E17', '1.00E18', '1.02E18'] },
  { values: [999_999_000_000, 999_999_500_000], labels: ['999,999,000,000', '999,999,500,000'] },
  { values: [0.06, 0.039999999999999994, 0.019999999999999993, -6.9e-18], labels: ['0.06', '0.04', '0.02', '0.00'] },
  { values: [7], labels: ['7.00'] },
  { values: [], labels: [] },
])('CHART-01 the labels of one axis share their decimals: $labels', ({ values, labels }) => {
  expect(formatTicks(values, 'en')).toEqual(labels);
});
