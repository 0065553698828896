import { expect, test } from 'vitest';
import { addCounts, countsText } from './history-counts';

test('counts of slugs add up, also of one that is new', () => {
  const before = { accounts: 24, slugs: { swap: { trades: 5, 'liquidity changes': 1 } } };
  const sum = addCounts(before, { slugs: { swap: { trades: 2 }, farms: { stakes: 3 } } });
  expect(sum).toEqual({ accounts: 24, slugs: { swap: { trades: 7, 'liquidity changes': 1 }, farms: { stakes: 3 } } });
  expect(before.slugs.swap.trades).toBe(5);
  expect(countsText(sum)).toBe('7 trades, 1 liquidity changes, 3 stakes by 24 accounts');
});
