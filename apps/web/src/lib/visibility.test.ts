// @vitest-environment happy-dom

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshWhileVisible } from './fresh-while-visible';
import { repeatWhileVisible } from './repeat-while-visible';

const intervalMs = 1_000;

function show(isVisible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('CALL-26 a task repeats while the page is visible, rests while it is hidden, and runs at once when it is shown', async () => {
  const run = vi.fn(async () => undefined);
  const stop = repeatWhileVisible({ run, intervalMs });
  await vi.advanceTimersByTimeAsync(2 * intervalMs);
  expect(run).toHaveBeenCalledTimes(3);
  show(false);
  await vi.advanceTimersByTimeAsync(100 * intervalMs);
  expect(run).toHaveBeenCalledTimes(3);
  show(true);
  expect(run).toHaveBeenCalledTimes(4);
  stop();
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(5 * intervalMs);
  expect(run).toHaveBeenCalledTimes(4);
});

test('a page that opens in the background starts when it is looked at', async () => {
  show(false);
  const run = vi.fn(async () => undefined);
  const stop = repeatWhileVisible({ run, intervalMs });
  await vi.advanceTimersByTimeAsync(5 * intervalMs);
  expect(run).not.toHaveBeenCalled();
  show(true);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

test('a run that is still under way when the page is shown again is not doubled', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = vi.fn(() => ended);
  const stop = repeatWhileVisible({ run, intervalMs });
  show(false);
  show(true);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});

test('CALL-26 a query is renewed only while the page is visible, and at once when it is shown and too old', async () => {
  const queryClient = new QueryClient();
  queryClient.mount();
  const queryFn = vi.fn(async () => 'data');
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn, ...freshWhileVisible(intervalMs) });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * intervalMs + 1);
  expect(queryFn).toHaveBeenCalledTimes(3);
  show(false);
  await vi.advanceTimersByTimeAsync(100 * intervalMs);
  expect(queryFn).toHaveBeenCalledTimes(3);
  show(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(4);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(4);
  stop();
  queryClient.unmount();
});
