// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDebouncedValue } from './use-debounced-value';

afterEach(() => {
  vi.useRealTimers();
});

test('TOKEN-22 a text counts once it has stood for 200 ms, and each key restarts the wait', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text, 200), { initialProps: { text: '' } });
  rerender({ text: 'm' });
  act(() => vi.advanceTimersByTime(199));
  expect(result.current).toBe('');
  rerender({ text: 'mo' });
  act(() => vi.advanceTimersByTime(199));
  expect(result.current).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('mo');
});
