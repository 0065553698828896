// @vitest-environment happy-dom

import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('CONST-04 another page is shown from its top, 50 ms after it was opened', () => {
  const history = createMemoryHistory({ initialEntries: ['/swap'] });
  const stop = scrollToTop(history);
  history.push('/liquidity');
  vi.advanceTimersByTime(49);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  stop();
});

test('CONST-04 not for another query, not when going back, not for a place of a page, not after the end', () => {
  const history = createMemoryHistory({ initialEntries: ['/swap'] });
  const stop = scrollToTop(history);
  history.replace('/swap?exactAmount=1');
  history.push('/liquidity#pools');
  history.push('/find');
  history.back();
  vi.advanceTimersByTime(1_000);
  expect(scrollTo).not.toHaveBeenCalled();
  history.push('/add');
  stop();
  vi.advanceTimersByTime(1_000);
  expect(scrollTo).not.toHaveBeenCalled();
});
