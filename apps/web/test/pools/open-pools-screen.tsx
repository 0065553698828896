import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { createClient, http } from 'viem';
import { startBlockPoll } from '../../src/blocks/chain/block-poll';
import { ChainProvider } from '../../src/blocks/chain/chain-context';
import { ToastsContext } from '../../src/blocks/toast/use-toasts';
import { walletStore } from '../../src/blocks/wallet/wallet-store';
import { PoolsScreen } from '../../src/features/pools/pools.screen';
import type { FaultLab } from '../fault-lab';
import { MakeEnglish } from '../make-english';
import { makeTestRouter } from '../make-test-router';

const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

/** The page of pools on a lab's chain with a pool opened, connected and following the blocks; answers how to stop that. */
export async function openPoolsScreen(lab: FaultLab, key: string): Promise<() => void> {
  const { settings, chain } = lab;
  const queryClient = new QueryClient();
  const reader = lab.reader();
  const client = createClient({ transport: http(chain.rpcUrl) });
  walletStore.setState({ status: 'connected', address: lab.account, walletChainId: settings.chain.id }, true);
  const router = makeTestRouter(`/pools?open=${key}`, { '/pools': PoolsScreen, '/block/$block': () => null });
  render(
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={{ settings, client, reader }}>
        <MakeEnglish>
          <ToastsContext value={silence}>
            <RouterProvider router={router} />
          </ToastsContext>
        </MakeEnglish>
      </ChainProvider>
    </QueryClientProvider>,
  );
  const stop = startBlockPoll({ queryClient, reader, intervalMs: 50 });
  await screen.findByText(/results?$/);
  return () => {
    stop();
    reader.close();
  };
}
