import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChainProvider } from '../blocks/chain/chain-context';
import { FeaturesContext } from '../blocks/feature/features-context';
import { LanguageProvider } from '../blocks/language/language-provider';
import { ToastsProvider } from '../blocks/toast/toasts-provider';
import { AccountGate } from './account-gate';
import { ErrorBoundary } from './errors/error-boundary';
import { features } from './features';
import type { AppParts } from './make-app-parts';
import { Shell } from './shell/shell';

/** The page of the address inside everything that stands around all pages. `children` stand beside it, before the gate. */
export function AppFrame(props: { readonly parts: AppParts; readonly children?: ReactNode }) {
  const { chain, queryClient } = props.parts;
  return (
    <LanguageProvider>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <ChainProvider chain={chain}>
            <FeaturesContext value={features}>
              <ToastsProvider>
                {props.children}
                <AccountGate>
                  <Shell />
                </AccountGate>
              </ToastsProvider>
            </FeaturesContext>
          </ChainProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </LanguageProvider>
  );
}
