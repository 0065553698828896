import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../chain/chain-context';
import { useNameLookup } from './use-name-lookup';

const silence = () => Promise.reject(new Error('No node answers here'));
const names = { findAddress: silence, findName: silence, findContent: silence };
const chain = { ...noChain(), loadNames: async () => names };

test('SWAP-080 a name that could not be looked up stays told as such while it is looked up again', async () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  const said: unknown[] = [];
  renderHook(() => said.push(useNameLookup('alice.besc')), { wrapper });
  const failed = { kind: 'unusable', reason: 'failed' };
  await waitFor(() => expect(said.at(-1)).toEqual(failed));
  const before = said.length;
  void queryClient.refetchQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  for (const what of said.slice(before)) expect(what).toEqual(failed);
});
