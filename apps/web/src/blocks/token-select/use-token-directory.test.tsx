import { makeSettings } from '@besc/wire/test/make-settings';
import { parseTokenList } from '@besc/wire/tokens/token-list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeList } from '../../../test/lists-page';
import { MakeEnglish } from '../../../test/make-english';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../chain/chain-context';
import { preferencesStore } from '../preferences/preferences-store';
import { ListShelfContext } from '../token-lists/list-shelf-context';
import { storedLists } from '../token-lists/stored-lists';
import { useTokenLists } from '../token-lists/use-token-lists';
import { importToken } from './imported-tokens';
import { useCurrency } from './use-currency';
import { useSourceLabel } from './use-source-label';
import { useTokenDirectory } from './use-token-directory';

const { origin } = window.location;
const [own, mine] = [`${origin}/default.json`, `${origin}/mine.json`];
const chain = noChain({ ...makeSettings(), lists: { defaults: [own], gateways: [origin] } });
const [token] = parseTokenList(makeList('Default')).tokens;

beforeEach(() => preferencesStore.setState({}, true));

/** A page with lists in use, whose places give what `answer` says; `kept` is what earlier visits took over of the first. */
function pageWith(
  [url, ...others]: [string, ...string[]],
  { answer, kept }: { answer: (url: string) => Response | Promise<Response>; kept?: unknown },
) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (place: unknown) => answer(String(place)));
  storedLists.set({ urls: [url, ...others], active: [url, ...others], offered: [own] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const shelf = {
    read: async (place: string) => (place === url ? kept : undefined),
    write: async () => {},
    remove: async () => {},
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={chain}>
          <ListShelfContext value={shelf}>{children}</ListShelfContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
  /** What the page has said of the token so far. */
  const said: string[] = [];
  const { result } = renderHook(
    () => {
      const directory = useTokenDirectory();
      const found = useCurrency(token?.address, directory);
      said.push(`${found.kind}${directory.isLoading ? ', loading' : ''}, ${directory.unread.length} unread`);
      return {
        directory,
        list: useTokenLists().byUrl.get(url),
        found,
        label: useSourceLabel(directory),
      };
    },
    { wrapper },
  );
  return {
    page: result,
    said,
    /** With what is drawn meanwhile, which `act` would keep back. */
    readAgain: async () => {
      void queryClient.refetchQueries({ queryKey: ['chain'] });
      await waitFor(() => expect(queryClient.isFetching({ queryKey: ['chain'] })).toBe(0));
    },
    askAgain: () => void queryClient.refetchQueries({ queryKey: ['token-list', url, 'fetched'] }),
    refresh: () => act(() => queryClient.refetchQueries({ queryKey: ['token-list', url, 'fetched'] })),
  };
}

const gone = () => new Response(null, { status: 503 });

test('LIST-03 LIST-44 a token of the default list stays what it is while the list cannot be refreshed', async () => {
  let answer = () => Response.json(makeList('Default'));
  const { page, refresh } = pageWith([own], { answer: () => answer() });
  await waitFor(() => expect(page.current.found).toMatchObject({ kind: 'known', currency: { symbol: 'TKN' } }));
  answer = gone;
  await refresh();
  await waitFor(() => expect(page.current.list).toMatchObject({ current: undefined, reason: 'unreachable' }));
  const { directory, found } = page.current;
  expect(found).toMatchObject({ kind: 'known', currency: { symbol: 'TKN' } });
  expect(token && directory.sourceOf(token.address)).toMatchObject({
    kind: 'list',
    listName: 'Default',
    isDefault: true,
  });
  expect(directory.trusted.map(({ symbol }) => symbol)).toContain('TKN');
});

test('nor does a visit begin with a stranger when an earlier one has taken the list over', async () => {
  const { page } = pageWith([own], { answer: gone, kept: makeList('Default') });
  await waitFor(() => expect(page.current.list?.reason).toBe('unreachable'));
  expect(page.current.found).toMatchObject({ kind: 'known', currency: { symbol: 'TKN' } });
  expect(page.current.directory.isLoading).toBe(false);
});

test.each<[string, () => Response, string]>([
  ['whose host is down', gone, 'unreachable'],
  ['whose update is broken', () => Response.json({ ...makeList('Mine'), tokens: 'none' }), 'unknown'],
])('LIST-15 LIST-16 of a list %s the last good version serves, marked as such', async (_what, answer, reason) => {
  const { page } = pageWith([mine], { answer, kept: makeList('Mine') });
  await waitFor(() => expect(page.current.list?.reason).toBe(reason));
  const { directory, list, label } = page.current;
  const [listed] = directory.tokens.filter(({ symbol }) => symbol === 'TKN');
  expect(list).toMatchObject({ current: undefined, error: expect.any(String) });
  expect(listed && label(listed)).toBe('via Mine · not up to date');
});

test('LIST-15 a list that was turned off gives no token, also of its last good version', async () => {
  const { page } = pageWith([mine], { answer: gone, kept: makeList('Mine') });
  await waitFor(() => expect(page.current.list?.reason).toBe('unreachable'));
  act(() => storedLists.set({ urls: [mine], active: [], offered: [own] }));
  expect(page.current.directory.tokens.map(({ symbol }) => symbol)).not.toContain('TKN');
});

test('a list of a stranger with the name of the default one is told apart by its host, also while that one is gone', async () => {
  const copied = {
    ...makeList('Default'),
    tokens: [{ ...makeList('Default').tokens[0], address: `0x${'2'.repeat(40)}` }],
  };
  const { page } = pageWith([own, mine], {
    answer: (url) => (url.includes('mine') ? Response.json(copied) : gone()),
    kept: makeList('Default'),
  });
  const label = () => {
    const copy = page.current.directory.tokens.find(({ address }) => address === `0x${'2'.repeat(40)}`);
    return copy && page.current.label(copy);
  };
  await waitFor(() => expect(label()).toBe(`via Default (${new URL(origin).host})`));
  await waitFor(() => expect(page.current.list?.reason).toBe('unreachable'));
  expect(label()).toBe(`via Default (${new URL(origin).host})`);
});

test('a list that could not be had blocks nothing while it is asked for again', async () => {
  let answer: () => Response | Promise<Response> = gone;
  const { page, askAgain } = pageWith([own], { answer: () => answer() });
  await waitFor(() => expect(page.current.list?.reason).toBe('unreachable'));
  answer = () => new Promise(() => undefined);
  askAgain();
  await waitFor(() => expect(page.current.list?.loadingRequestId).toBeDefined());
  expect(page.current.directory.isLoading).toBe(false);
});

test('a token that could not be read stays told as such while it is read again, and keeps no other waiting', async () => {
  if (token === undefined) throw new Error('The list has no token');
  const { chainId, address, decimals, symbol, name } = token;
  importToken({ kind: 'token', chainId, address, decimals, symbol, name });
  const { said, readAgain } = pageWith([own], { answer: gone });
  await waitFor(() => expect(said.at(-1)).toBe('failed, 1 unread'));
  const before = said.length;
  await readAgain();
  expect(said.slice(before).filter((what) => what !== 'failed, 1 unread')).toEqual([]);
});
