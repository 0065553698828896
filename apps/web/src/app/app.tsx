import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { WalletSession } from '../blocks/account/wallet-session';
import { startBlockPoll } from '../blocks/chain/block-poll';
import { ChainProvider } from '../blocks/chain/chain-context';
import { connectChain } from '../blocks/chain/connect-chain';
import { LanguageProvider } from '../blocks/language/language-provider';
import { ToastsProvider } from '../blocks/toast/toasts-provider';
import { forgetOtherChain } from '../blocks/transactions/forget-other-chain';
import { AccountGate } from './account-gate';
import { AppErrorBoundary } from './errors/app-error-boundary';
import { features } from './features';
import { createAppRouter } from './router';
import { scrollToTop } from './scroll-to-top';

/** The whole app for one deployment. `firstAccount`: what the wallet of the last visit granted before the first view. */
export function App(props: { readonly settings: Settings; readonly firstAccount: Address | undefined }) {
  const { settings } = props;
  const [chain] = useState(() => {
    forgetOtherChain(settings);
    return connectChain(settings, features.find(({ nameService }) => nameService)?.nameService);
  });
  const [queryClient] = useState(() => new QueryClient());
  const [router] = useState(() => createAppRouter(features));
  useEffect(() => {
    return startBlockPoll({ queryClient, reader: chain.reader, intervalMs: settings.chain.blockSeconds * 1000 });
  }, [queryClient, chain, settings]);
  useEffect(() => scrollToTop(router.history), [router]);
  return (
    <LanguageProvider>
      <AppErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <ChainProvider chain={chain}>
            <WalletSession />
            <AccountGate firstAccount={props.firstAccount}>
              <ToastsProvider>
                <RouterProvider router={router} />
              </ToastsProvider>
            </AccountGate>
          </ChainProvider>
        </QueryClientProvider>
      </AppErrorBoundary>
    </LanguageProvider>
  );
}
