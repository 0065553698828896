import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { makeList } from '../../../test/lists-page';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../chain/chain-context';
import { preferencesStore } from '../preferences/preferences-store';
import { storedLists } from '../token-lists/stored-lists';
import { useKnownTokens } from './use-known-tokens';
import { useTokenDirectory } from './use-token-directory';

const { origin } = window.location;
const url = `${origin}/default.json`;
const chain = noChain({ ...makeSettings(), lists: { defaults: [url], gateways: [origin] } });

/** What is known while the list in use gives this answer. */
function knownWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useKnownTokens(useTokenDirectory()), { wrapper }).result;
}

test('tokens are all read once the list in use is there, not while it loads, nor when it cannot be had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  storedLists.set({ urls: [url], active: [url], offered: [url] });
  // Both take two seconds, side by side: what never comes is waited for so long, and what failed is asked for again after them.
  const silence = vi.fn(() => new Promise<Response>(() => undefined));
  const silent = knownWith(silence);
  await waitFor(() => expect(silence).toHaveBeenCalled());
  const failed = knownWith(async () => new Response(null, { status: 503 }));
  await waitFor(() => expect(silent.current).toMatchObject({ isReady: true, isPartly: true, isUnread: true }));
  await waitFor(() => expect(failed.current).toMatchObject({ isPartly: false, isUnread: true }));
  const whole = knownWith(async () => Response.json(makeList('Default')));
  await waitFor(() => expect(whole.current).toMatchObject({ isPartly: false, isUnread: false }));
  expect(whole.current.tokens.map(({ symbol }) => symbol)).toContain('TKN');
});

test('on a first visit the tokens of a default list that cannot be had are missing, though it was never in use', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  preferencesStore.setState({}, true);
  const failed = knownWith(async () => new Response(null, { status: 503 }));
  await waitFor(() => expect(failed.current).toMatchObject({ isPartly: false, isUnread: true }));
});
