import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeRecord } from '../../../test/make-record';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../../blocks/chain/chain-context';
import { walletStore } from '../../blocks/wallet/wallet-store';
import { makeQueryClient } from '../../lib/make-query-client';
import { claimsQuery } from './prediction.queries';
import { usePrediction } from './use-prediction';

test('what can be taken stands while older bets are looked through', () => {
  const [chain, queryClient, { from: account }] = [noChain(), makeQueryClient(), makeRecord()];
  const place = { game: account, oracle: account, claims: undefined };
  walletStore.setState({ status: 'connected', address: account, walletChainId: chain.settings.chain.id }, true);
  const claims = { wins: [7], refunds: [], amounts: new Map([[7, 1n]]), collected: new Set<number>() };
  const known = { ...claims, credit: 0n, isPartly: true, isUnread: false };
  queryClient.setQueryData(claimsQuery(chain, place, { account, most: 1000 }).queryKey, known);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => usePrediction(place), { wrapper });
  expect(result.current.claims).toBe(known);
  act(() => result.current.lookFurther());
  expect(result.current.claims).toBe(known);
});
