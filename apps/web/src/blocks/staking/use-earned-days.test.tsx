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

test('CALL-25 what was earned is read again every 180000 ms', async () => {
  const [chain, queryClient, account] = [noChain(), makeQueryClient(), makeRecord().from];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  const fetchDays = vi.fn(async () => []);
  renderHook(() => useEarnedDays({ what: 'farms', account, fetchDays }), { wrapper });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  expect(fetchDays).toHaveBeenCalledTimes(1);
  await pass(179_000);
  expect(fetchDays).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(fetchDays).toHaveBeenCalledTimes(2);
});
