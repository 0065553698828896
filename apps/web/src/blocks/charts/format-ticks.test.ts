import { expect, test } from 'vitest';
import { formatTicks } from './format-ticks';

test.each([
  { values: [0.45, 0.5, 0.55], labels: ['0.45', '0.50', '0.55'] },
  { values: [0.1, 0.101, 0.102], labels: ['0.100', '0.101', '0.102'] },
  { values: [0.1, 0.1025, 0.105], labels: ['0.1000', '0.1025', '0.1050'] },
  { values: [1000, 1500, 2000], labels: ['1,000', '1,500', '2,000'] },
  { values: [0.0000002, 0.0000003], labels: ['0.0000002', '0.0000003'] },
  { values: [7], labels: ['7.00'] },
  { values: [], labels: [] },
])('the labels of one axis share their decimals: $labels', ({ values, labels }) => {
  expect(formatTicks(values, 'en')).toEqual(labels);
});
