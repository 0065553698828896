import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../lib/make-query-client';
import { chainQuery } from './chain-query';

afterEach(() => onlineManager.setOnline(true));

/** How often a fact of that age is read when it comes back to the screen. */
function readsOnReturn(options: { ageMs: number; freshnessBlocks?: number }): number {
  const read = vi.fn(async () => 2);
  const { ageMs, ...rest } = options;
  const query = chainQuery({ key: ['reserves'], read, ...rest });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(query.queryKey, 1, { updatedAt: Date.now() - ageMs });
  new QueryObserver(queryClient, query).subscribe(() => undefined)();
  return read.mock.calls.length;
}

test('CALL-08 what comes back to the screen is read at once when it is old, and left to the poll when it is not', () => {
  expect(readsOnReturn({ ageMs: 60_000 })).toBe(1);
  expect(readsOnReturn({ ageMs: 1_000 })).toBe(0);
  expect(readsOnReturn({ ageMs: 60_000, freshnessBlocks: 200 })).toBe(0);
  expect(readsOnReturn({ ageMs: 86_400_000, freshnessBlocks: Number.POSITIVE_INFINITY })).toBe(0);
});

test('a fact is read also while the browser says that it is offline, for a node may be on this device', () => {
  onlineManager.setOnline(false);
  expect(readsOnReturn({ ageMs: 60_000 })).toBe(1);
});
