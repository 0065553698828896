import { expect, test, vi } from 'vitest';
import { createToastQueue, type Toast, toastId } from './toast-queue';

const toast = (title: string, description = ''): Toast => ({ kind: 'info', title, description });

test('TOAST-02 the id comes from the title alone', () => {
  expect(toastId('Provider Error')).toBe(toastId('Provider Error'));
  expect(toastId('Rate 1.5')).not.toBe(toastId('Rate 15'));
  const queue = createToastQueue();
  expect(queue.show({ kind: 'danger', title: 'Same' })).toBe(queue.show({ kind: 'success', title: 'Same' }));
});

test('TOAST-03 of two toasts of one title that wait, the later one is handed over', () => {
  const queue = createToastQueue();
  queue.show(toast('First'));
  queue.show(toast('Same', 'older'));
  queue.show(toast('Same', 'newer'));
  const listener = vi.fn();
  queue.subscribe(listener);
  expect(listener.mock.calls.map(([event]) => event.toast.description)).toEqual(['', 'newer']);
});

test('what waited is handed over once, what follows at once, and nothing after the end', () => {
  const queue = createToastQueue();
  const closed = queue.show(toast('Closed'));
  queue.close(closed);
  const first = vi.fn();
  const stop = queue.subscribe(first);
  expect(first).not.toHaveBeenCalled();
  const id = queue.show(toast('Now'));
  expect(first).toHaveBeenLastCalledWith({ kind: 'show', id, toast: toast('Now') });
  queue.close(id);
  expect(first).toHaveBeenLastCalledWith({ kind: 'close', id });
  stop();
  queue.show(toast('Later'));
  expect(first).toHaveBeenCalledTimes(2);
});
