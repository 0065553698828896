import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClient, custom } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { ChainProvider } from '../src/blocks/chain/chain-context';
import { readPreferences } from '../src/blocks/preferences/preferences-storage';
import { preferencesStore } from '../src/blocks/preferences/preferences-store';
import type { ListShelf } from '../src/blocks/token-lists/list-shelf';
import { ListShelfContext } from '../src/blocks/token-lists/list-shelf-context';
import { useShownUpdate } from '../src/blocks/token-lists/use-shown-update';
import { useTokenListActions } from '../src/blocks/token-lists/use-token-list-actions';
import { useTokenLists } from '../src/blocks/token-lists/use-token-lists';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import { makeQueryClient } from '../src/lib/make-query-client';
import { eventually } from './eventually';

/** A list of one token, as a server would answer with it. */
export function makeList(name: string, version = '1.0.0', symbol = 'TKN') {
  const [major, minor, patch] = version.split('.').map(Number);
  return {
    name,
    timestamp: '2026-01-02T03:04:05.000Z',
    version: { major, minor, patch },
    tokens: [{ chainId: 2372, address: `0x${'1'.repeat(40)}`, decimals: 18, name: symbol, symbol }],
  };
}

/** For each test a page that reads its token lists from a server, whose default list is at `/default.json`. */
export function listsPage() {
  let origin = '';
  let page: ReturnType<typeof render>;
  const url = (path: string) => `${origin}${path}`;
  const kept = {
    /** What the server answers, by path; anything else is missing. */
    answers: new Map<string, unknown>(),
    asked: [] as string[],
    /** Takes the server's answers over. */
    hold: undefined as ((response: ServerResponse) => void) | undefined,
    shelved: new Map<string, unknown>(),
    /** How many milliseconds have passed more than really did. */
    offset: 0,
  };
  const shelf: ListShelf = {
    read: async (place) => kept.shelved.get(place),
    write: async (place, list) => {
      kept.shelved.set(place, JSON.parse(JSON.stringify(list)));
    },
    remove: async (place) => {
      kept.shelved.delete(place);
    },
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') return response.end();
    kept.asked.push(path);
    if (kept.hold) return kept.hold(response);
    const answer = kept.answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else response.end(JSON.stringify(answer));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wait = globalThis.setTimeout;
    // A default list that failed is asked for again after two seconds, which no test waits for.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      wait(run, ms === 2_000 ? 0 : ms)) as typeof setTimeout);
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + kept.offset);
    localStorage.clear();
    preferencesStore.setState({}, true);
    walletStore.setState({ status: 'disconnected' }, true);
    const answers = new Map([['/default.json', makeList('Default')]]);
    Object.assign(kept, { answers, asked: [], hold: undefined, shelved: new Map(), offset: 0 });
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.restoreAllMocks();
  });

  function render() {
    const settings = { ...makeSettings(), lists: { defaults: [url('/default.json')], gateways: [] } };
    const client = createClient({
      transport: custom({ request: () => Promise.reject(new Error('no chain')) }, { retryCount: 0 }),
    });
    const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
    const queryClient = makeQueryClient();
    const wrapper = (props: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={{ settings, client, reader }}>
          <ListShelfContext value={shelf}>{props.children}</ListShelfContext>
        </ChainProvider>
      </QueryClientProvider>
    );
    return renderHook(
      () => {
        useTokenLists();
        return { lists: useTokenLists(), actions: useTokenListActions(), update: useShownUpdate() };
      },
      { wrapper },
    );
  }

  const lists = () => page.result.current.lists;
  const settled = () =>
    eventually(() => {
      for (const each of lists().byUrl.values()) {
        expect(each.isAwaited).toBe(false);
        expect(each.loadingRequestId).toBeUndefined();
        expect(each.current ?? each.error).toBeDefined();
      }
    });
  /** Reopens the page, so that only what storage holds is left. Two parts of it read the lists, as everywhere. */
  const openUnsettled = () => {
    cleanup();
    preferencesStore.setState(readPreferences(), true);
    page = render();
  };
  return Object.assign(kept, {
    shelf,
    url,
    openUnsettled,
    settled,
    open: async () => {
      openUnsettled();
      await settled();
    },
    lists,
    listOf: (path: string) => lists().byUrl.get(url(path)),
    actions: () => page.result.current.actions,
    update: () => page.result.current.update,
  });
}
