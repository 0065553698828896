import { expect, test } from 'vitest';
import { ApiError } from '../shared/api-error';
import { makePictureCache } from './picture-cache';

const bytes = (size: number) => new Uint8Array(size);

test('what was not asked for longest makes room', () => {
  const cache = makePictureCache({ maximumBytes: 10_000, nowMs: () => 0 });
  for (const name of ['a', 'b', 'c']) cache.set(name, bytes(2_500), 1);
  cache.get('a');
  cache.set('d', bytes(2_500), 1);
  expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name) !== undefined)).toEqual([true, false, true, true]);
});

test('one name counts once, however often it is kept, and many refusals are bounded too', () => {
  const cache = makePictureCache({ maximumBytes: 10_000, nowMs: () => 0 });
  for (let time = 0; time < 100; time++) cache.set('a', bytes(2_500), 1);
  cache.set('b', bytes(2_500), 1);
  expect(cache.get('a')).toHaveLength(2_500);
  const refusal = new ApiError(404, 'X', 'x');
  for (let at = 0; at < 100; at++) cache.set(`refused ${at}`, refusal, 1);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('refused 99')).toBe(refusal);
  expect(cache.get('refused 0')).toBeUndefined();
});

test('nothing is older than it may be', () => {
  let now = 0;
  const cache = makePictureCache({ maximumBytes: 10_000, nowMs: () => now });
  cache.set('a', bytes(1), 5);
  now = 4;
  expect(cache.get('a')).toHaveLength(1);
  now = 5;
  expect(cache.get('a')).toBeUndefined();
});
