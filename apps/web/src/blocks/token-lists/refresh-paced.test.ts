// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshMs, refreshPaced } from './refresh-paced';

let listener: () => void = () => {};
let isAllowed = true;
let isHidden = false;
const refresh = vi.fn();
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  refresh.mockClear();
  [isAllowed, isHidden] = [true, false];
  stop = refreshPaced({
    isAllowed: () => isAllowed,
    onAllowedChange: (tell) => {
      listener = tell;
      return () => {};
    },
    refresh,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('LIST-32 every ten minutes', () => {
  expect(refreshMs).toBe(600_000);
  vi.advanceTimersByTime(refreshMs - 1);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2 * refreshMs);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('LIST-33 only while a wallet is there; what fell due is made up for once when one comes', () => {
  isAllowed = false;
  listener();
  vi.advanceTimersByTime(5 * refreshMs);
  expect(refresh).not.toHaveBeenCalled();
  isAllowed = true;
  listener();
  expect(refresh).toHaveBeenCalledOnce();
  listener();
  expect(refresh).toHaveBeenCalledOnce();
});

test('only while the page is seen', () => {
  show(true);
  vi.advanceTimersByTime(5 * refreshMs);
  expect(refresh).not.toHaveBeenCalled();
  show(false);
  expect(refresh).toHaveBeenCalledOnce();
});

test('stopped is stopped', () => {
  stop();
  vi.advanceTimersByTime(2 * refreshMs);
  show(false);
  expect(refresh).not.toHaveBeenCalled();
});
