import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChainProvider } from '../blocks/chain/chain-context';
import { LanguageProvider } from '../blocks/language/language-provider';
import { ToastsProvider } from '../blocks/toast/toasts-provider';
import { AccountGate } from './account-gate';
import { AppErrorBoundary } from './errors/app-error-boundary';
import type { AppParts } from './make-app-parts';

/** The page of the address inside everything that stands around all pages. `children` stand beside it, before the gate. */
export function AppFrame(props: { readonly parts: AppParts; readonly children?: ReactNode }) {
  const { chain, queryClient, router } = props.parts;
  return (
    <LanguageProvider>
      <AppErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <ChainProvider chain={chain}>
            {props.children}
            <AccountGate>
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
