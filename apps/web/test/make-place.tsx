import type { Settings } from '@besc/wire/settings/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ChainProvider } from '../src/blocks/chain/chain-context';
import { ToastsContext } from '../src/blocks/toast/use-toasts';
import { MakeEnglish } from './make-english';
import { makeTestRouter } from './make-test-router';
import { noChain } from './no-chain';

const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

/** A part of a screen in English, at an address, without a chain: for a test of one part that is given all it shows. */
export function makePlace(part: ReactElement, options: { readonly settings?: Settings; readonly url?: string } = {}) {
  const { settings, url = '/' } = options;
  const path = url.replace(/\?.*/, '');
  const router = makeTestRouter(url, { [path]: () => part, '/block/$block': () => null });
  return (
    <MakeEnglish>
      <QueryClientProvider client={new QueryClient()}>
        <ChainProvider chain={noChain(settings)}>
          <ToastsContext value={silence}>
            <RouterProvider router={router as never} />
          </ToastsContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
}
