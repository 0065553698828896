import { expect, test } from 'vitest';
import { lpName } from './lp-name';

test('the LP of a pair is called by both tokens, each as short as it is everywhere', () => {
  expect(lpName({ symbol: 'MONEY' }, { symbol: 'WBESC' })).toBe('MONEY-WBESC LP');
  expect(lpName({ symbol: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' }, { symbol: 'BUSDC' })).toBe('ABCD…VWXYZ-BUSDC LP');
});
