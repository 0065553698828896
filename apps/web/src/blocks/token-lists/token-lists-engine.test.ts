// @vitest-environment happy-dom

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeSettings } from '@besc/wire/settings/make-settings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { readPreferences } from '../preferences/preferences-storage';
import { preferencesStore } from '../preferences/preferences-store';
import type { ListShelf } from './list-shelf';
import { storedLists } from './stored-lists';
import { startTokenLists, type TokenListsEngine } from './token-lists-engine';
import { noTokenLists, tokenListsStore } from './token-lists-store';

let server: Server;
let origin: string;
/** What the server answers, by path; anything else is missing. */
let answers: Map<string, unknown>;
let asked: string[];
let hold: ((response: ServerResponse) => void) | undefined;
let engine: TokenListsEngine | undefined;
let shelved: Map<string, unknown>;

const shelf: ListShelf = {
  read: async (url) => shelved.get(url),
  write: async (url, list) => {
    shelved.set(url, JSON.parse(JSON.stringify(list)));
  },
  remove: async (url) => {
    shelved.delete(url);
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (hold) return hold(response);
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  preferencesStore.setState({}, true);
  tokenListsStore.setState(noTokenLists, true);
  [answers, asked, shelved, hold] = [new Map(), [], new Map(), undefined];
  answers.set('/default.json', list('Default'));
});
afterEach(() => {
  engine?.stop();
  vi.restoreAllMocks();
});

function list(name: string, version = '1.0.0', symbol = 'TKN') {
  const [major, minor, patch] = version.split('.').map(Number);
  return {
    name,
    timestamp: '2026-01-02T03:04:05.000Z',
    version: { major, minor, patch },
    tokens: [{ chainId: 2372, address: `0x${'1'.repeat(40)}`, decimals: 18, name: symbol, symbol }],
  };
}
const url = (path: string) => `${origin}${path}`;
const state = () => tokenListsStore.getState();
const listOf = (path: string) => state().byUrl.get(url(path));

async function start(): Promise<TokenListsEngine> {
  engine?.stop();
  const made = makeSettings();
  engine = await startTokenLists({
    settings: { ...made, lists: { defaults: [url('/default.json')], gateways: [] } },
    shelf,
    resolveName: async (name) => {
      throw new Error(`Failed to resolve ENS name: ${name}`);
    },
  });
  return engine;
}

const settled = () =>
  eventually(() => {
    for (const { loadingRequestId } of state().byUrl.values()) expect(loadingRequestId).toBeUndefined();
  });

/** A page opened anew: only what storage holds is left. */
async function reopen(): Promise<TokenListsEngine> {
  engine?.stop();
  tokenListsStore.setState(noTokenLists, true);
  preferencesStore.setState(readPreferences(), true);
  const opened = await start();
  await settled();
  return opened;
}

describe('the default list', () => {
  test('LIST-11 LIST-31 is fetched when missing and put in use', async () => {
    await start();
    expect(listOf('/default.json')?.loadingRequestId).toBeDefined();
    await settled();
    expect(listOf('/default.json')?.current?.name).toBe('Default');
    expect(state().activeListUrls).toEqual([url('/default.json')]);
  });

  test('LIST-24 SET-40 stays off after a reload when it was turned off, also without what was kept of it', async () => {
    const lists = await start();
    await settled();
    lists.setEnabled(url('/default.json'), false);
    await reopen();
    expect(state().activeListUrls).toEqual([]);
    shelved.clear();
    await reopen();
    expect(state().activeListUrls).toEqual([]);
  });

  test('LIST-15 LIST-16 a failure is kept as the error and tried once more', async () => {
    answers.clear();
    await start();
    await settled();
    expect(listOf('/default.json')).toMatchObject({
      current: undefined,
      error: `Failed to download list ${url('/default.json')}`,
    });
    answers.set('/default.json', list('Default'));
    await eventually(() => expect(listOf('/default.json')?.current?.name).toBe('Default'));
  });
});

describe('importing', () => {
  test('LIST-19 LIST-23 SET-40 an imported list is in use, also after a reload', async () => {
    answers.set('/mine.json', list('Mine'));
    const lists = await start();
    await settled();
    expect(await lists.importList(url('/mine.json'))).toEqual({ kind: 'imported' });
    expect(state().activeListUrls).toContain(url('/mine.json'));
    await reopen();
    expect([...state().byUrl.keys()]).toEqual([url('/default.json'), url('/mine.json')]);
    expect(state().activeListUrls).toContain(url('/mine.json'));
    expect(listOf('/mine.json')?.current?.name).toBe('Mine');
  });

  test('LIST-26 a list whose import fails is removed again, with its reason', async () => {
    const lists = await start();
    await settled();
    expect(await lists.importList(url('/gone.json'))).toEqual({
      kind: 'failed',
      error: `Failed to download list ${url('/gone.json')}`,
      reason: 'unreachable',
    });
    expect(listOf('/gone.json')).toBeUndefined();
    await reopen();
    expect(listOf('/gone.json')).toBeUndefined();
  });

  test('importing a list that is there turns it on and never removes it', async () => {
    const lists = await start();
    await settled();
    lists.setEnabled(url('/default.json'), false);
    answers.clear();
    expect(await lists.importList(url('/default.json'))).toEqual({ kind: 'imported' });
    expect(state().activeListUrls).toEqual([url('/default.json')]);
  });

  test('LIST-12 a look before an import keeps nothing', async () => {
    answers.set('/mine.json', list('Mine'));
    const lists = await start();
    expect((await lists.preview(url('/mine.json'), new AbortController().signal)).name).toBe('Mine');
    expect(listOf('/mine.json')).toBeUndefined();
  });
});

describe('removing', () => {
  test('LIST-20 LIST-22 a removed list stays away, a default one too; the last one stays', async () => {
    answers.set('/mine.json', list('Mine'));
    const lists = await start();
    await settled();
    lists.remove(url('/default.json'));
    expect(state().byUrl.size).toBe(1);
    await lists.importList(url('/mine.json'));
    lists.remove(url('/default.json'));
    expect([...state().byUrl.keys()]).toEqual([url('/mine.json')]);
    expect(shelved.has(url('/default.json'))).toBe(false);
    await reopen();
    expect([...state().byUrl.keys()]).toEqual([url('/mine.json')]);
  });
});

describe('updates', () => {
  test.each([
    ['LIST-27', '1.0.1'],
    ['LIST-28', '1.1.0'],
    ['LIST-29', '2.0.0'],
  ])('LIST-13 LIST-17 %s a newer version found on a later visit waits until it is accepted', async (_row, version) => {
    await start();
    await settled();
    answers.set('/default.json', list('Default', version, 'NEW'));
    const lists = await reopen();
    expect(listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('TKN');
    expect(listOf('/default.json')?.pendingUpdate?.tokens[0]?.symbol).toBe('NEW');
    lists.accept(url('/default.json'));
    expect(listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('NEW');
    await reopen();
    expect(listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('NEW');
    expect(listOf('/default.json')?.pendingUpdate).toBeUndefined();
  });

  test('LIST-14 the same version with another content, and an older version, change nothing', async () => {
    answers.set('/default.json', list('Default', '2.0.0'));
    await start();
    await settled();
    for (const version of ['2.0.0', '1.9.9']) {
      answers.set('/default.json', list('Default', version, 'OTHER'));
      await reopen();
      expect(listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('TKN');
      expect(listOf('/default.json')?.pendingUpdate).toBeUndefined();
    }
  });

  test('LIST-18 accepting without an update fails by name', async () => {
    const lists = await start();
    await settled();
    expect(() => lists.accept(url('/default.json'))).toThrow('accept list update called without pending update');
  });
});

describe('what storage holds is not trusted', () => {
  test.each([
    ['no list', 7],
    ['a list that is not valid', { ...list('Poison'), tokens: [] }],
    ['twins', { ...list('Poison'), tokens: [...list('Poison').tokens, ...list('Poison').tokens] }],
  ])('%s on the shelf is fetched anew', async (_what, poison) => {
    shelved.set(url('/default.json'), poison);
    await start();
    await settled();
    expect(listOf('/default.json')?.current?.name).toBe('Default');
  });

  test('another tab’s lists are taken over', async () => {
    answers.set('/mine.json', list('Mine'));
    await start();
    await settled();
    storedLists.set({ urls: [url('/mine.json')], active: [url('/mine.json')], offered: [url('/default.json')] });
    await settled();
    expect([...state().byUrl.keys()]).toEqual([url('/mine.json')]);
    expect(listOf('/mine.json')?.current?.name).toBe('Mine');
    expect(state().activeListUrls).toEqual([url('/mine.json')]);
  });

  test('leaving while a list is on its way is no failure', async () => {
    hold = () => {};
    const lists = await start();
    lists.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(listOf('/default.json')?.error).toBeUndefined();
  });
});
