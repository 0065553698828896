import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeRecord } from '../../../test/make-record';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../../blocks/chain/chain-context';
import { walletStore } from '../../blocks/wallet/wallet-store';
import { makeQueryClient } from '../../lib/make-query-client';
import { claimableRoundsQuery, lotteryAccountQuery } from './lottery.queries';
import { lotteryPlace } from './lottery-place';
import { useOwnRounds } from './use-own-rounds';

const game = { address: checksumAddress(`0x${'6a'.repeat(20)}`), startBlock: 3 };
const url = 'https://index.example/graphql';
const plain = makeSettings();
const settings = { ...plain, index: { url }, contracts: { ...plain.contracts, lottery: { game } } };

function ownRounds(currentLotteryId: number) {
  const chain = noChain(settings);
  const place = lotteryPlace(settings);
  if (place === undefined) throw new Error('There is no lottery');
  const [queryClient, { from: account }] = [makeQueryClient(), makeRecord()];
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, staleTime: 60_000 } });
  walletStore.setState({ status: 'connected', address: account, walletChainId: chain.settings.chain.id }, true);
  queryClient.setQueryData(claimableRoundsQuery(chain, account).queryKey, []);
  const read = { currentLotteryId, sums: undefined, rounds: [] };
  queryClient.setQueryData(lotteryAccountQuery(chain, account, 1).queryKey, read);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useOwnRounds(place, 20), { wrapper }).result;
}

test('an index that has not seen the rounds before those that are read in any case is not relied on for them', () => {
  expect(ownRounds(14).current).toMatchObject({ oldest: 14, isIndexMissing: false });
  const behind = ownRounds(13);
  expect(behind.current).toMatchObject({ oldest: 14, isIndexMissing: true });
  act(() => behind.current.lookBack());
  expect(behind.current).toMatchObject({ oldest: 1, isIndexMissing: false });
});
