import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askIndex } from './ask-index';
import { silentIndexes } from './silent-indexes';

const url = 'https://index.example/graphql';
const report = {
  status: 'ready',
  healthy: true,
  chainHead: 1,
  indexedBlock: 1,
  indexedHash: `0x${'ab'.repeat(32)}`,
  indexedTimestamp: 1,
  lagBlocks: 0,
  secondsSinceProgress: 0,
};
let state: 'hangs' | 'answers' | 'refuses';
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  silentIndexes.clear();
  [state, asked] = ['hangs', 0];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    asked += 1;
    if (state === 'answers') return Promise.resolve(Response.json(report));
    if (state === 'refuses') return Promise.resolve(Response.json({}, { status: 500 }));
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How one question ends: the code of its error, or 'answered'. */
function ask(signal = new AbortController().signal): Promise<string> {
  return askIndex({ url, signal }, fetchIndexHealth).then(
    () => 'answered',
    (error: { code?: unknown; name: string }) => (typeof error.code === 'string' ? error.code : error.name),
  );
}

test('CHART-12 CALL-17 an index that hangs is waited for 30 seconds, and after five no later request waits for it', async () => {
  const first = ask();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(silentIndexes.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toBe('INDEX_DOWN');
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await first).toBe('REQUEST_TIMEOUT');
});

test('an index that answers late is heard, and asked by everybody again', async () => {
  let answer = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const first = ask();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await ask()).toBe('INDEX_DOWN');
  answer(Response.json(report));
  expect(await first).toBe('answered');
  const next = ask();
  await vi.advanceTimersByTimeAsync(0);
  answer(Response.json(report));
  expect(await next).toBe('answered');
});

test('CHART-12 after a rest one query alone finds out whether it is back', async () => {
  const first = ask();
  await vi.advanceTimersByTimeAsync(30_000);
  await first;
  await vi.advanceTimersByTimeAsync(15_000);
  const probe = ask();
  expect(await ask()).toBe('INDEX_DOWN');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await probe).toBe('REQUEST_TIMEOUT');
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(15_000);
  state = 'answers';
  expect(await ask()).toBe('answered');
  expect(await ask()).toBe('answered');
});

test('what is given up marks no index, also where the request goes on', async () => {
  const given = new AbortController();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  void ask(given.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  given.abort();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(silentIndexes.size).toBe(0);
});

test('a query that is given up found nothing out: the next one may try', async () => {
  const first = ask();
  await vi.advanceTimersByTimeAsync(30_000);
  await first;
  await vi.advanceTimersByTimeAsync(15_000);
  const given = new AbortController();
  const probe = ask(given.signal);
  given.abort();
  expect(await probe).toBe('AbortError');
  expect(console.error).toHaveBeenCalledOnce();
  state = 'answers';
  expect(await ask()).toBe('answered');
});

test('ERR-01 every call that fails is logged, with why', async () => {
  state = 'refuses';
  await ask();
  const failed = expect.objectContaining({ code: 'HTTP_STATUS' });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The index could not be asked', failed);
  state = 'hangs';
  const hanging = ask();
  await vi.advanceTimersByTimeAsync(30_000);
  await hanging;
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('an index that refuses answers at once, so every query may ask it', async () => {
  state = 'refuses';
  expect(await ask()).toBe('HTTP_STATUS');
  expect(await ask()).toBe('HTTP_STATUS');
  expect(asked).toBe(2);
});

test('a clock that was set back does not make the rest longer', async () => {
  const first = ask();
  await vi.advanceTimersByTimeAsync(30_000);
  await first;
  vi.setSystemTime(Date.now() - 3_600_000);
  state = 'answers';
  expect(await ask()).toBe('answered');
});
