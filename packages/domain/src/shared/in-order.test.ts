import { expect, test } from 'vitest';
import { inOrder } from './in-order';

test('the least is first, and what is equal stays as it was', () => {
  const [a, b, c] = [{ order: 20 }, { order: 10, name: 'b' }, { order: 10, name: 'c' }];
  expect(inOrder([a, b, c])).toEqual([b, c, a]);
});
