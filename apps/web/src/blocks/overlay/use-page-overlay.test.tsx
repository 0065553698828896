import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overlay } from './overlay';
import { usePageOverlay } from './use-page-overlay';

const stake = overlay<'in' | 'out'>('stake', 'in');
const menu = overlay('menu', undefined);

test('who leaves a page and comes back does not find its dialog open again', () => {
  const page = renderHook(() => usePageOverlay(stake));
  stake.open('out');
  page.rerender();
  expect(page.result.current).toEqual({ isOpen: true, detail: 'out' });
  page.unmount();
  expect(stake.isOpen()).toBe(false);
});

test('what was opened in its place stays open when the page is left', () => {
  const page = renderHook(() => usePageOverlay(stake));
  stake.open('out');
  menu.open();
  page.unmount();
  expect(menu.isOpen()).toBe(true);
});
