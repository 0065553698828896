import type { Settings } from '@besc/wire/settings/settings';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ChainAccess } from '../src/blocks/chain/chain-access';
import { ChainProvider } from '../src/blocks/chain/chain-context';
import type { Feature } from '../src/blocks/feature/feature';
import { FeaturesContext } from '../src/blocks/feature/features-context';
import { ToastsContext } from '../src/blocks/toast/use-toasts';
import { makeQueryClient } from '../src/lib/make-query-client';
import { address } from './address';
import { MakeEnglish } from './make-english';
import { noChain } from './no-chain';

const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

interface Place {
  readonly settings?: Settings;
  readonly url?: string;
  /** Left out: none, for a part that is given all it shows. */
  readonly chain?: ChainAccess;
  /** Left out: one of its own. */
  readonly queryClient?: QueryClient;
  /** Left out: none. */
  readonly features?: readonly Feature[];
  /** Hears what is told. */
  readonly toasts?: typeof silence;
}

/** A part of a screen in English, at an address: for a test of one part. */
export function makePlace(part: ReactElement, place: Place = {}) {
  const { settings, url = '/', chain, features = [], queryClient = makeQueryClient(), toasts = silence } = place;
  address.open(url);
  return (
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={chain ?? noChain(settings)}>
          <ToastsContext value={toasts}>
            <FeaturesContext value={features}>{part}</FeaturesContext>
          </ToastsContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
}
