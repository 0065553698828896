// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
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
  navigate('/swap');
  const stop = scrollToTop();
  navigate('/liquidity');
  vi.advanceTimersByTime(49);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  stop();
});

test('CONST-04 not for another query, not when going back, not for a place of a page, not after the end', () => {
  navigate('/swap');
  const stop = scrollToTop();
  navigate('/swap?exactAmount=1', { replace: true });
  navigate('/liquidity#pools');
  navigate('/find');
  window.history.back();
  vi.advanceTimersByTime(1_000);
  expect(scrollTo).not.toHaveBeenCalled();
  navigate('/add');
  stop();
  vi.advanceTimersByTime(1_000);
  expect(scrollTo).not.toHaveBeenCalled();
});
