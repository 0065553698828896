import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserListShelf } from './list-shelf';

const transaction = { oncomplete: () => {}, onabort: () => {}, error: new Error('the disk is full') };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  const request = (name: string) => {
    asked.push(name);
    return { result: 'what was kept' };
  };
  const store = { put: () => request('put'), get: () => request('get'), delete: () => request('delete') };
  const database = { transaction: () => Object.assign(transaction, { objectStore: () => store }) };
  const opening = { result: database, onsuccess: () => {} };
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a list is kept when its transaction is complete, not when it was written into it', async () => {
  let isKept = false;
  const written = browserListShelf()
    .write('https://a.example', {})
    .then(() => {
      isKept = true;
    });
  await expect.poll(() => asked).toEqual(['put']);
  await new Promise(setImmediate);
  expect(isKept).toBe(false);
  transaction.oncomplete();
  await written;
});

test('a list that cannot be kept is said in the console and blocks nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const written = browserListShelf().write('https://a.example', {});
  await expect.poll(() => asked).toEqual(['put']);
  transaction.onabort();
  await written;
  expect(warned).toHaveBeenCalledWith('Token lists cannot be kept in this browser.', transaction.error);
});

test('a storage that never opens blocks nothing: nothing is kept in it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shelf = browserListShelf();
  const told = vi.fn();
  void shelf.read('https://a.example').then(told);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveBeenCalledWith(undefined);
  await shelf.write('https://a.example', {});
  expect(warned).toHaveBeenCalledTimes(2);
});
