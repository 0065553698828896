import { expect, test } from 'vitest';
import { inSlices } from './in-slices';

function* busy(milliseconds: number): Generator<void, string> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const step = performance.now() + 1;
    while (performance.now() < step);
    yield;
  }
  return 'done';
}

test('what is long lets others work in between, and stops when it is not wanted any more', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  expect(await inSlices(busy(120), new AbortController().signal)).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(new Error('left')), 20);
  await expect(inSlices(busy(5_000), leaving.signal)).rejects.toThrow('left');
});
