import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { makeList } from '../../../test/lists-page';
import { makeToken } from '../../../test/make-token';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../chain/chain-context';
import { storedLists } from '../token-lists/stored-lists';
import { useArrivesWhole } from './use-arrives-whole';

const { origin } = window.location;
const [own, mine] = [`${origin}/default.json`, `${origin}/mine.json`] as const;
const chain = noChain({ ...makeSettings(), lists: { defaults: [own], gateways: [origin] } });

test('while a list of a person’s own is on its way nothing is promised of an unknown token', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const silence = new Promise<Response>(() => undefined);
  vi.stubGlobal('fetch', async (place: unknown) =>
    String(place).includes('mine') ? await silence : Response.json(makeList('Default')),
  );
  storedLists.set({ urls: [own, mine], active: [own, mine], offered: [own] });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useArrivesWhole()(makeToken('STRANGE')), { wrapper });
  expect(result.current).toBe(true);
  await waitFor(() => expect(result.current).toBe(false));
});
