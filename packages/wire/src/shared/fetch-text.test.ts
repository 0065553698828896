import { afterEach, expect, test, vi } from 'vitest';
import { fetchText } from './fetch-text';

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
