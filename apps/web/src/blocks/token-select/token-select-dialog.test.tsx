import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, custom } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { preferencesStore } from '../preferences/preferences-store';
import { ToastsProvider } from '../toast/toasts-provider';
import { storedLists } from '../token-lists/stored-lists';
import { importedTokens } from './imported-tokens';
import { tokenQuery } from './token-query';
import { TokenSelectDialog } from './token-select-dialog';

// The views are loaded when they are needed, which takes its time on a busy machine.

const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const stranger = { kind: 'token', chainId: 2372, address, decimals: 24, symbol: 'NOB', name: 'Nobble' } as const;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/gone.json') return response.writeHead(404).end();
    if (request.url === '/slow.json') return;
    const name = request.url === '/default.json' ? 'Default' : 'Other Tokens';
    const tokens = [{ chainId: 2372, address: `0x${'7'.repeat(40)}`, decimals: 0, symbol: 'FINE', name: 'Fine' }];
    const version = { major: 1, minor: 0, patch: 0 };
    response.end(JSON.stringify({ name, timestamp: '2026-01-02T03:04:05.000Z', version, tokens }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  localStorage.clear();
  preferencesStore.setState({}, true);
  const made = makeSettings();
  // The gateways' origin is known to the page, so it may ask the test's server itself.
  const settings = { ...made, lists: { defaults: [`${origin}/default.json`], gateways: [origin] } };
  const client = createClient({
    transport: custom({ request: () => Promise.reject(new Error('no chain')) }, { retryCount: 0 }),
  });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(tokenQuery({ reader, chainId: 2372, address }).queryKey, stranger);
  render(
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={{ settings, client, reader }}>
          <ToastsProvider>
            <TokenSelectDialog onClose={() => {}} chosen={undefined} otherSide={undefined} onPick={() => {}} />
          </ToastsProvider>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>,
  );
});

const view = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));

async function openManage(): Promise<void> {
  await view('Select a Token');
  await press('Manage Tokens');
  await view('Manage');
  await screen.findByRole('tab', { name: 'Lists' });
}

test('TOKEN-01 TOKEN-02 TOKEN-05 TOKEN-08 TOKEN-09 search leads to manage with its two tabs, and back', async () => {
  await openManage();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Lists', 'Tokens']);
  await press('Back');
  await view('Select a Token');
});

test('TOKEN-04 TOKEN-06 LIST-25 LIST-37 LIST-38 a list is looked at, imported with the tick, or left for the search', async () => {
  await openManage();
  const field = screen.getByRole('textbox', { name: 'Add a list' });
  expect(field).toHaveAttribute('placeholder', 'https://host, ipfs://address or an ENS name');
  await userEvent.type(field, `${origin}/other.json`);
  await press('Import');
  await view('Import List');
  await press('Back');
  await view('Select a Token');
  await press('Manage Tokens');
  expect(await screen.findByRole('textbox', { name: 'Add a list' })).toHaveValue(`${origin}/other.json`);
  await press('Import');
  await view('Import List');
  await press('Import');
  expect(storedLists.get()?.urls).toEqual([`${origin}/default.json`]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  await press('Import');
  await view('Manage');
  expect(storedLists.get()?.active).toContain(`${origin}/other.json`);
});

test('TOKEN-03 TOKEN-07 LIST-34 SET-19 a token is imported from manage and back leads to where it began', async () => {
  await openManage();
  await userEvent.click(screen.getByRole('tab', { name: 'Tokens' }));
  const field = await screen.findByRole('textbox', { name: 'Add a token' });
  await userEvent.type(field, address.replace('a', 'A'));
  expect(await screen.findByText('Enter valid token address')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, address.toLowerCase());
  await press('Import');
  await view('Import Tokens');
  await press('Back');
  await view('Manage');
  expect(await screen.findByRole('textbox', { name: 'Add a token' })).toHaveValue(address.toLowerCase());
  await press('Import');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I understand' }));
  await press('Import');
  await view('Manage');
  expect(importedTokens(2372)).toMatchObject([{ address, decimals: 24 }]);
  expect(await screen.findByRole('textbox', { name: 'Add a token' })).toHaveValue('');
  const own = await screen.findByRole('list', { name: 'Custom tokens' });
  await userEvent.click(within(own).getByRole('button', { name: 'Remove NOB' }));
  expect(importedTokens(2372)).toEqual([]);
});

test('SET-19 an imported token that cannot be read is told of, with another try, in the list and in manage', async () => {
  const lost = { ...stranger, address: `0x${'9'.repeat(40)}`, symbol: 'LOST', name: 'Lost' } as const;
  act(() => preferencesStore.setState({ tokens: { '2372': [lost] } }));
  expect(await screen.findByText(/Couldn’t load 1 imported tokens? from the chain/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await openManage();
  await userEvent.click(screen.getByRole('tab', { name: 'Tokens' }));
  const own = within(await screen.findByRole('list', { name: 'Custom tokens' }));
  expect(own.getByText(/Couldn’t load the token from the chain/)).toBeVisible();
  expect(own.getByRole('button', { name: 'Try again' })).toHaveAttribute('title', 'Try again');
});

test('TOKEN-29 a token that copies a trusted symbol is marked in the Tokens tab too', async () => {
  const copy = { ...stranger, address: `0x${'8'.repeat(40)}`, symbol: 'MONEY', name: 'Money' } as const;
  act(() => preferencesStore.setState({ tokens: { '2372': [copy] } }));
  await openManage();
  await userEvent.click(screen.getByRole('tab', { name: 'Tokens' }));
  const own = within(await screen.findByRole('list', { name: 'Custom tokens' }));
  expect(own.getByText('Same symbol as MONEY')).toBeVisible();
});

test('LIST-15 LIST-16 a list that cannot be had shows its host once and no letters of it', async () => {
  await openManage();
  const url = `${origin}/gone.json`;
  act(() => storedLists.set({ urls: [url], active: [], offered: [`${origin}/default.json`] }));
  await screen.findByText(`Failed to download list ${url}`);
  const host = new URL(origin).host;
  const card = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('gone.json'));
  expect(card?.textContent?.split('Failed')[0]).toBe(host);
});

test('TOKEN-14 nothing is said to be missing while a list is on its way', async () => {
  const url = `${origin}/slow.json`;
  act(() => storedLists.set({ urls: [url], active: [url], offered: [`${origin}/default.json`] }));
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  const list = screen.getByRole('dialog');
  expect(await within(list).findByText('Loading')).toBeInTheDocument();
  expect(within(list).queryByText('No results found.')).toBeNull();
});

test('LIST-16 the search says which list in use could not be had, with another try', async () => {
  const url = `${origin}/gone.json`;
  act(() => storedLists.set({ urls: [url], active: [url], offered: [`${origin}/default.json`] }));
  expect(await screen.findByText(`Failed to download list ${url}`)).toBeVisible();
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  expect(await screen.findByText('No results found.')).toBeVisible();
  act(() => storedLists.set({ urls: [`${origin}/other.json`], active: [], offered: [`${origin}/default.json`] }));
  expect(screen.queryByText(/Failed to download list/)).toBeNull();
});
