import { expect, test } from 'vitest';
import { ifoStatus } from './ifo';

test('IFO-01 OPEN-65 a sale is coming, live from its first to its last block, then finished', () => {
  const window = { startBlock: 100, endBlock: 200 };
  const at = (next: number) => ifoStatus(window, next - 1);
  expect([99, 100, 200, 201].map(at)).toEqual(['coming_soon', 'live', 'live', 'finished']);
  expect(ifoStatus(window, undefined)).toBe('idle');
});
