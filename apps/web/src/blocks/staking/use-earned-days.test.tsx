import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRecord } from '../../../test/make-record';
import { noChain } from '../../../test/no-chain';
import { makeQueryClient } from '../../lib/make-query-client';
import { ChainProvider } from '../chain/chain-context';
import { useEarnedDays } from './use-earned-days';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The hook with a question that a test answers. */
function showDays(fetchDays: () => Promise<readonly never[]>) {
  const [chain, queryClient, account] = [noChain(), makeQueryClient(), makeRecord().from];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useEarnedDays({ what: 'farms', account, fetchDays }), { wrapper }).result;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('CALL-25 what was earned is read again every 180000 ms', async () => {
  const fetchDays = vi.fn(async () => []);
  showDays(fetchDays);
  await pass(0);
  expect(fetchDays).toHaveBeenCalledTimes(1);
  await pass(179_000);
  expect(fetchDays).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(fetchDays).toHaveBeenCalledTimes(2);
});

test('what could not be loaded stays so while it is asked for once more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchDays = vi.fn(async (): Promise<readonly never[]> => Promise.reject(new TypeError('No answer')));
  const shown = showDays(fetchDays);
  await pass(0);
  expect(shown.current.asking).toMatchObject({ isFailed: true, isTrying: false });
  let answer = (_days: readonly never[]) => {};
  fetchDays.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  act(() => shown.current.asking.retry());
  await pass(0);
  expect(shown.current.asking).toMatchObject({ isFailed: true, isTrying: true });
  answer([]);
  await pass(0);
  expect(shown.current).toMatchObject({ read: { days: [] }, asking: { isFailed: false, isTrying: false } });
});
