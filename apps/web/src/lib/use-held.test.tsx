import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeld } from './use-held';

test('what was known stays while it is read again, and nothing of another key', () => {
  const { result, rerender } = renderHook(({ known, key }) => useHeld(known, key), {
    initialProps: { known: undefined as string | undefined, key: 'a' },
  });
  const given = (known: string | undefined, key: string) => {
    rerender({ known, key });
    return result.current;
  };
  expect(result.current).toBeUndefined();
  expect(given('first', 'a')).toBe('first');
  expect(given(undefined, 'a')).toBe('first');
  expect(given('second', 'a')).toBe('second');
  expect(given(undefined, 'b')).toBeUndefined();
  expect(given('other', 'b')).toBe('other');
  expect(given(undefined, 'a')).toBeUndefined();
});
