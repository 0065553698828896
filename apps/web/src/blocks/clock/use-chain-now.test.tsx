import { blockSeconds } from '@besc/domain/shared/constants';
import { createBlockState } from '@besc/sdk/shared/reads/block-state';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChainProvider } from '../chain/chain-context';
import { connectChain } from '../chain/connect-chain';
import { useChainNow } from './use-chain-now';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('goes on by itself for two blocks at most: a chain that does not answer has not gone on', async () => {
  const blocks = createBlockState();
  const access = connectChain(makeSettings());
  const chain = { ...access, reader: { ...access.reader, blocks } };
  const { result, unmount } = renderHook(() => useChainNow(), {
    wrapper: ({ children }) => <ChainProvider chain={chain}>{children}</ChainProvider>,
  });
  expect(result.current).toBeUndefined();
  const most = 2 * blockSeconds;
  act(() => blocks.advance(7n, 1_790_000_000n));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(result.current).toBe(1_790_000_002);
  await act(() => vi.advanceTimersByTimeAsync(390_000));
  expect(result.current).toBe(1_790_000_000 + most);
  act(() => blocks.advance(8n, 1_790_000_400n));
  expect(result.current).toBe(1_790_000_400);
  unmount();
});
