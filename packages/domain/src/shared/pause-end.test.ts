import { expect, test } from 'vitest';
import { pauseEnd } from './pause-end';

test('a pause runs up to its second and not in it, and none is told of what is not known', () => {
  expect([99, 100, 101].map((now) => pauseEnd(100, now))).toEqual([100, undefined, undefined]);
  expect([pauseEnd(100, 99n), pauseEnd(100, 100n)]).toEqual([100, undefined]);
  expect([pauseEnd(0, 99), pauseEnd(undefined, 99), pauseEnd(100, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
