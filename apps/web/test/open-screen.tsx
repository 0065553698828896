import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { AccountGate } from '../src/app/account-gate';
import { features } from '../src/app/features';
import { createAppRouter } from '../src/app/router';
import { startBlockPoll } from '../src/blocks/chain/block-poll';
import { ChainProvider } from '../src/blocks/chain/chain-context';
import { connectChain } from '../src/blocks/chain/connect-chain';
import { LanguageProvider } from '../src/blocks/language/language-provider';
import { ToastsProvider } from '../src/blocks/toast/toasts-provider';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import type { FaultLab } from './fault-lab';

/**
 * The page at an address as the app has it (registry, router, shell, providers, connection) on a lab's chain, connected and
 * following the blocks; settles when the screen is there, with the way to stop. Only wallets are not looked for.
 */
export async function openScreen(lab: FaultLab, address: string): Promise<() => void> {
  const tokens = { busdc: lab.token('BUSDC'), money: lab.token('MONEY') };
  const settings = { ...lab.settings, tokens };
  const chain = connectChain(settings, features.find(({ nameService }) => nameService)?.nameService);
  const queryClient = new QueryClient();
  const router = createAppRouter(features, createMemoryHistory({ initialEntries: [address] }));
  walletStore.setState({ status: 'connected', address: lab.account, walletChainId: settings.chain.id }, true);
  render(
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={chain}>
          <AccountGate firstAccount={lab.account}>
            <ToastsProvider>
              <RouterProvider router={router} />
            </ToastsProvider>
          </AccountGate>
        </ChainProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const stop = startBlockPoll({ queryClient, reader: chain.reader, intervalMs: 50 });
  await screen.findByRole('heading', { level: 1 });
  return () => {
    stop();
    chain.reader.close();
  };
}
