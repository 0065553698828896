import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RouteComponent } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createClient, http } from 'viem';
import { startBlockPoll } from '../src/blocks/chain/block-poll';
import { ChainProvider } from '../src/blocks/chain/chain-context';
import { ToastsContext } from '../src/blocks/toast/use-toasts';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import type { FaultLab } from './fault-lab';
import { MakeEnglish } from './make-english';
import { makeTestRouter } from './make-test-router';

const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

/** Screens by path on a lab's chain, opened at an address, connected and following the blocks; answers how to stop that. */
export function openLabScreen(
  lab: FaultLab,
  address: string,
  screens: Readonly<Record<string, RouteComponent>>,
): () => void {
  const { chain } = lab;
  const tokens = { busdc: lab.token('BUSDC'), money: lab.token('MONEY') };
  const settings = { ...lab.settings, tokens };
  const queryClient = new QueryClient();
  const reader = lab.reader();
  const client = createClient({ transport: http(chain.rpcUrl) });
  walletStore.setState({ status: 'connected', address: lab.account, walletChainId: settings.chain.id }, true);
  const router = makeTestRouter(address, screens);
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
  return () => {
    stop();
    reader.close();
  };
}
