import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../../blocks/chain/chain-context';
import { silentIndexes } from '../../blocks/chain/silent-indexes';
import { useCollections } from './use-collections';

const settings = makeSettings();
let answers: ((response: Response) => void)[];

beforeEach(() => {
  silentIndexes.clear();
  answers = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
});
afterEach(() => vi.restoreAllMocks());

function open() {
  const chain = noChain(settings);
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  return renderHook(useCollections, { wrapper }).result;
}

test('NFT-19 there are no collections before the first answer, and then those that it tells', async () => {
  const result = open();
  await waitFor(() => expect(answers.length).toBeGreaterThan(0));
  expect(result.current).toMatchObject({ collections: undefined, isFailed: false });
  for (const answer of answers) answer(Response.json({ data: { collections: { items: [] } } }));
  await waitFor(() => expect(result.current.collections).toEqual([]));
});

test('NFT-19 where the index does not answer and there is no API, it is said', async () => {
  const result = open();
  await waitFor(() => expect(answers.length).toBeGreaterThan(0));
  for (const answer of answers) answer(new Response('', { status: 503 }));
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(result.current.collections).toBeUndefined();
});
