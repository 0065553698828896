// @vitest-environment happy-dom

import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../lib/make-query-client';
import { fetchedListQuery } from './token-list-queries';

const url = 'https://lists.example/default.json';
const nothing = async () => undefined;
const world = {
  settings: { ...makeSettings(), lists: { defaults: [url], gateways: [] } },
  shelf: { read: nothing, write: nothing, remove: nothing },
  resolveName: async () => '',
};
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that takes the question and says nothing. */
function silence(_url: string, { signal }: { signal: AbortSignal }): Promise<never> {
  asked += 1;
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Told how the list at a place cannot be had, after all that is asked for once more. */
async function failureOf(place: string) {
  const told = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  void makeQueryClient().query(fetchedListQuery(world, place)).catch(told);
  await vi.dynamicImportSettled();
  return told;
}

test('a silent server holds up a default list for ten seconds, and is not asked once more', async () => {
  vi.stubGlobal('fetch', silence);
  const failed = await failureOf(url);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

test('a default list that cannot be reached is asked for once more after two seconds', async () => {
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    throw new TypeError('No way to it');
  });
  const failed = await failureOf(url);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'unreachable' }));
  expect(asked).toBe(2);
});

test('any other list is asked for once, with the patience of every request', async () => {
  vi.stubGlobal('fetch', silence);
  const failed = await failureOf('https://own.example/list.json');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failed).toHaveBeenCalledOnce();
  expect(asked).toBe(1);
});
