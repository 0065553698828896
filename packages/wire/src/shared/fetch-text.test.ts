import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { fetchReports } from '../oracle/signed-reports';
import { fetchText } from './fetch-text';

const server = answerServer();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('CALL-17 ERR-02 without another wish a request may take 30000 milliseconds and not one more', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  let end = '';
  const request = fetchText({ url: 'https://example.org' }).catch((error: Error) => {
    end = error.message;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(end).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  await request;
  expect(end).toBe('Request timed out after 30000 milliseconds');
});

/** What a signal keeps of those who listen to it: handlers, and signals made of it. */
function keptBy(signal: AbortSignal): number {
  const own = Object.getOwnPropertySymbols(signal).map((name): unknown => Reflect.get(signal, name));
  const signals = own.reduce<number>((sum, kept) => sum + Number(Object(kept).size ?? 0), 0);
  return signals + getEventListeners(signal, 'abort').length;
}

test('a signal that lives as long as the process keeps nothing of requests that are over', async () => {
  const { signal } = new AbortController();
  server.answerJson({});
  for (let time = 0; time < 20; time++) await fetchText({ url: server.url, signal });
  expect(keptBy(signal)).toBe(0);
});

test('a request ends with its signal, and with the reason of it', async () => {
  const stopping = new AbortController();
  const reason = new Error('the page is left');
  server.answer(() => stopping.abort(reason));
  await expect(fetchText({ url: server.url, signal: stopping.signal })).rejects.toBe(reason);
  await expect(fetchText({ url: server.url, signal: stopping.signal })).rejects.toBe(reason);
});

test('a peer leads nowhere else', async () => {
  let asked = 0;
  server.answer((response) => {
    asked++;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  const { signal } = new AbortController();
  const asking = fetchReports({ peer: server.url, time: 60, timeoutMs: 20_000, signal });
  await expect(asking).rejects.toMatchObject({ code: 'NETWORK' });
  expect(asked).toBe(1);
});
