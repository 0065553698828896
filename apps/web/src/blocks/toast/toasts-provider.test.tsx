import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClient, http } from 'viem';
import { expect, test, vi } from 'vitest';
import { ChainProvider } from '../chain/chain-context';
import { LanguageProvider } from '../language/language-provider';
import { translatorStore } from '../language/translator';
import { closeToast } from './close-toast';
import { ToastsProvider } from './toasts-provider';
import { useToasts } from './use-toasts';

const base = makeSettings();
const settings = { ...base, chain: { ...base.chain, explorerUrl: 'https://scan.example/' } };
const client = createClient({ transport: http('http://127.0.0.1:9') });
const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
const hash: Hex = `0x${'ab'.repeat(32)}`;

function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <LanguageProvider>
      <ChainProvider chain={{ settings, client, reader }}>
        <ToastsProvider>{children}</ToastsProvider>
      </ChainProvider>
    </LanguageProvider>
  );
}

test('TOAST-09 without its provider it says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useToasts())).toThrow('Toasts context undefined');
});

test('TOAST-01 TOAST-02 TOAST-03 TOAST-07 TOAST-08 four kinds, one of each title, with a link to the transaction', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const { result } = renderHook(() => useToasts(), { wrapper: Providers });
  const swap = { text: 'Swap %amount% BESC', values: { amount: 1 } };
  act(() => {
    result.current.info(swap, { description: 'first' });
    result.current.success(swap, { description: 'second', transactionHash: hash });
    result.current.danger('Wrong', { description: 'third' });
    result.current.warning('Careful', { description: 'fourth' });
  });
  expect(await screen.findByText('second')).toBeInTheDocument();
  expect(screen.queryByText('first')).not.toBeInTheDocument();
  expect(screen.getByText('Swap 1 BESC')).toBeInTheDocument();
  expect(screen.getByText('fourth')).toBeInTheDocument();
  // Danger is also read out at once, from a region of its own.
  expect(screen.getAllByText('third').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'View on BESCScan' })).toHaveAttribute(
    'href',
    `https://scan.example/tx/${hash}`,
  );
  // What is on the screen follows the language, and stays the same toast.
  const german = { 'Swap %amount% BESC': '%amount% BESC tauschen' };
  act(() => translatorStore.setState({ language: 'de', loaded: { de: german } }));
  expect(screen.getByText('1 BESC tauschen')).toBeInTheDocument();
  act(() => closeToast({ title: swap }));
  await waitFor(() => expect(screen.queryByText('1 BESC tauschen')).not.toBeInTheDocument());
  act(() => translatorStore.setState({ language: 'en' }));
  vi.unstubAllGlobals();
});
