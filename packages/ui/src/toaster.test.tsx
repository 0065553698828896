import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import toastCss from './styles/toasts.css?raw';
import { createToastQueue, type ToastKind } from './toast-queue';
import { Toaster } from './toaster';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const queue = createToastQueue();
  render(<Toaster queue={queue} label="Messages" closeLabel="Close message" />);
  return queue;
}

const shown = () => [...document.querySelectorAll('[data-kind]')];
const live = () => shown().filter((toast) => !toast.hasAttribute('data-ending-style'));

test('TOAST-01 the kinds are danger, info, success and warning', () => {
  const queue = setUp();
  const kinds: ToastKind[] = ['danger', 'info', 'success', 'warning'];
  act(() => {
    for (const kind of kinds) queue.show({ kind, title: kind });
  });
  expect(shown().map((toast) => toast.getAttribute('data-kind'))).toEqual([...kinds].reverse());
});

test('TOAST-03 the same title replaces the older toast, its kind and every text of it', () => {
  const queue = setUp();
  act(() => {
    queue.show({ kind: 'info', title: 'Swap', description: 'sent', link: { label: 'View', href: '#a' } });
  });
  act(() => {
    queue.show({ kind: 'success', title: 'Swap' });
  });
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveAttribute('data-kind', 'success');
  expect(shown()[0]).not.toHaveTextContent('sent');
  expect(screen.queryByRole('link')).toBeNull();
});

test('TOAST-04 a toast lives 6000 ms, and a replacement starts again', () => {
  const queue = setUp();
  act(() => {
    queue.show({ kind: 'info', title: 'Swap' });
  });
  act(() => {
    vi.advanceTimersByTime(5999);
  });
  expect(live()).toHaveLength(1);
  act(() => {
    queue.show({ kind: 'info', title: 'Swap' });
  });
  act(() => {
    vi.advanceTimersByTime(5999);
  });
  expect(live()).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(live()).toHaveLength(0);
});

test('TOAST-05, TOAST-06 the stylesheet keeps 24 px between toasts and fades for 250 ms', () => {
  expect(toastCss).toMatch(/\.ui-toasts \{[^}]*gap: 24px;/);
  expect(toastCss).toMatch(/\.ui-toast \{\s*transition: opacity 250ms/);
});

test('TOAST-07 a toast carries its link, which opens beside the page', () => {
  const queue = setUp();
  act(() => {
    queue.show({
      kind: 'success',
      title: 'Done',
      link: { label: 'View on BESCScan', href: 'https://scan.example/tx/1' },
    });
  });
  const link = screen.getByRole('link', { name: 'View on BESCScan' });
  expect(link).toHaveAttribute('href', 'https://scan.example/tx/1');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('danger is announced as an alert, the rest politely in the region', () => {
  const queue = setUp();
  act(() => {
    queue.show({ kind: 'danger', title: 'Failed' });
    queue.show({ kind: 'info', title: 'Sent' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

test('toasts shown before the list was loaded appear when it is', () => {
  const queue = createToastQueue();
  queue.show({ kind: 'info', title: 'Early' });
  render(<Toaster queue={queue} label="Messages" closeLabel="Close message" />);
  expect(shown()).toHaveLength(1);
});

test('TOAST-01 a toast is a message and no dialog: an alert for danger, else a status', () => {
  const queue = setUp();
  act(() => {
    queue.show({ kind: 'danger', title: 'Broken' });
    queue.show({ kind: 'success', title: 'Done' });
  });
  expect(shown().map((toast) => toast.getAttribute('role'))).toEqual(['status', 'alert']);
  expect(document.querySelector('[role=dialog], [role=alertdialog], [aria-modal]')).toBeNull();
});

test('whatever can be focused is there for who listens, and what fades is hidden from them', () => {
  const queue = setUp();
  act(() => {
    queue.show({ kind: 'danger', title: 'Broken' });
    queue.show({ kind: 'success', title: 'Done', link: { label: 'View', href: '#a' } });
  });
  expect(screen.getAllByRole('button', { name: 'Close message' })).toHaveLength(2);
  expect(document.querySelector('[aria-hidden=true] button, [aria-hidden=true] a, button[aria-hidden]')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(6000);
  });
  expect(shown().length).toBeGreaterThan(0);
  for (const toast of shown()) expect(toast).toHaveAttribute('inert');
});
