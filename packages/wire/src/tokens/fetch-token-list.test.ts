import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { fetchTokenList } from './fetch-token-list';
import { maximumListBytes, maximumListTokens } from './token-list';

let first: AnswerServer;
let second: AnswerServer;
beforeAll(async () => {
  [first, second] = await Promise.all([startAnswerServer(), startAnswerServer()]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
});
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  first.answerJson(list);
  second.answerJson(list);
});

const token = {
  chainId: 2372,
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  decimals: 18,
  name: 'Token',
  symbol: 'TKN',
};
const list = {
  name: 'A list',
  timestamp: '2026-01-02T03:04:05.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [token],
};
const refuseName = async (name: string): Promise<string> => {
  throw new Error(`Failed to resolve ENS name: ${name}`);
};
const get = (location: string, changes: { resolveName?: (name: string) => Promise<string> } = {}) =>
  fetchTokenList({
    location,
    resolveName: refuseName,
    routes: { gateways: [first.url, second.url], isDirect: () => true, relay: (url) => url },
    ...changes,
  });

/** Lets a server answer no more than `begin`, and the time of the tests pass until it is no longer waited for. */
const hang =
  (begin: (response: ServerResponse) => void = () => {}) =>
  (server: AnswerServer) =>
    server.answer(async (response) => {
      begin(response);
      // So that what was begun is there.
      await sleep(20);
      await vi.advanceTimersByTimeAsync(10_000);
    });

describe('fetchTokenList', () => {
  test('LIST-46 LIST-47 a list of ipfs and ipns comes from the first gateway', async () => {
    expect((await get('ipfs://bafyabc')).name).toBe('A list');
    expect((await get('ipns://k51abc/list.json')).tokens).toHaveLength(1);
  });

  test.each<[string, (server: AnswerServer) => void]>([
    ['hangs', hang()],
    ['hangs in the middle', hang((response) => response.write('{"name":'))],
    ['cuts the connection', (server) => server.answer((response) => response.destroy())],
    ['answers 500', (server) => server.answer((response) => response.writeHead(500).end('no'))],
    ['answers a page', (server) => server.answer((response) => response.end('<html>'))],
    ['answers another thing', (server) => server.answerJson({ hello: 'world' })],
    ['answers without end', (server) => server.answer((response) => response.end('x'.repeat(maximumListBytes + 1)))],
  ])('LIST-48 when a gateway %s the next is tried', async (_how, spoil) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    spoil(first);
    expect((await get('ipfs://bafyabc')).name).toBe('A list');
  });

  test.each<[string, string, (server: AnswerServer) => void]>([
    ['timeout', 'hangs', hang()],
    ['unreachable', 'answers 404', (server) => server.answer((response) => response.writeHead(404).end())],
    ['not-json', 'answers no JSON', (server) => server.answer((response) => response.end('{'))],
    [
      'too-large',
      'answers 4 MB and a byte',
      (server) => server.answer((response) => response.end(' '.repeat(maximumListBytes + 1))),
    ],
  ])('LIST-55 %s: every place %s', async (reason, _how, spoil) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    spoil(first);
    spoil(second);
    await expect(get('ipfs://bafyabc')).rejects.toMatchObject({
      code: 'LIST_DOWNLOAD',
      message: 'Failed to download list ipfs://bafyabc',
      reason,
    });
  });

  test.each([1, 2])('LIST-48 each of %i hanging gateways has ten seconds, one after the other', async (count) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gateways = [first, second].slice(0, count);
    const asked = gateways.map((gateway) => new Promise<void>((resolve) => gateway.answer(() => resolve())));
    const routes = { gateways: gateways.map(({ url }) => url), isDirect: () => true, relay: (url: string) => url };
    let ended: unknown;
    const fetching = fetchTokenList({ location: 'ipfs://bafyabc', resolveName: refuseName, routes }).catch((error) => {
      ended = error;
    });
    for (const [index, isAsked] of asked.entries()) {
      await isAsked;
      await vi.advanceTimersByTimeAsync(9_999);
      expect(ended).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      if (index + 1 === count) await fetching;
    }
    expect(ended).toMatchObject({ message: 'Failed to download list ipfs://bafyabc', reason: 'timeout' });
  });

  test('a list of exactly 4 MB is read', async () => {
    const text = JSON.stringify(list);
    first.answer((response) => response.end(text + ' '.repeat(maximumListBytes - text.length)));
    expect((await get(first.url)).name).toBe('A list');
  });

  test('LIST-39 a list of as many tokens as may be, each with a picture, fits when it is written with spaces too', async () => {
    const tokens = Array.from({ length: maximumListTokens }, (_, index) => ({
      ...token,
      address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
      name: 'A token with a name of usual length',
      symbol: 'SYMBOL',
      logoURI: `https://pictures.example/${'a'.repeat(61)}.png`,
    }));
    first.answer((response) => response.end(JSON.stringify({ ...list, tokens }, null, 2)));
    expect((await get(first.url)).tokens).toHaveLength(maximumListTokens);
  });

  test('LIST-55 without a gateway there is no place for ipfs', async () => {
    const routes = { gateways: [], isDirect: () => true, relay: (url: string) => url };
    await expect(fetchTokenList({ location: 'ipfs://bafyabc', resolveName: refuseName, routes })).rejects.toMatchObject(
      {
        message: 'Failed to download list ipfs://bafyabc',
        reason: 'no-gateway',
      },
    );
  });

  test('LIST-40 LIST-41 what every place answers is told in the words of the check', async () => {
    for (const server of [first, second]) server.answerJson({ ...list, tokens: [token, token] });
    await expect(get('ipfs://bafyabc')).rejects.toThrow(/^Duplicate tokens\.$/);
    const tokens = Array.from({ length: maximumListTokens + 1 }, () => ({}));
    for (const server of [first, second]) server.answerJson({ ...list, tokens });
    await expect(get('ipfs://bafyabc')).rejects.toThrow(
      'Token list failed validation: tokens has more than 10000 entries',
    );
  });

  test('LIST-50 LIST-57 a name is resolved, its path kept, and its failure told as it is', async () => {
    const asked: string[] = [];
    const resolveName = async (name: string) => {
      asked.push(name);
      return 'ipns://k51abc/';
    };
    expect((await get('Lists.ETH/a/b.json', { resolveName })).name).toBe('A list');
    expect(asked).toEqual(['lists.eth']);
    await expect(get('missing.eth')).rejects.toThrow('Failed to resolve ENS name: missing.eth');
  });

  test('leaving the page ends it at once, without trying the next', async () => {
    first.answer(() => {});
    const abort = new AbortController();
    const fetching = fetchTokenList({
      location: 'ipfs://bafyabc',
      resolveName: refuseName,
      routes: { gateways: [first.url, second.url], isDirect: () => true, relay: (url) => url },
      signal: abort.signal,
    });
    abort.abort(new Error('left'));
    await expect(fetching).rejects.toThrow('left');
  });
});
