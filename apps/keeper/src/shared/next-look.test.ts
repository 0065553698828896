import { expect, test } from 'vitest';
import { atNextLook, lookAt } from './next-look';

const head = { number: 7n, time: 1_003 };

test('looks that wait for nothing fall together, whenever they began', () => {
  expect(atNextLook(head)).toEqual({ time: 1_005 });
  expect(atNextLook({ time: 1_004 })).toEqual({ time: 1_005 });
  expect(atNextLook({ time: 1_005 })).toEqual({ time: 1_020 });
  expect(atNextLook(head, 4)).toEqual({ time: 1_020 });
  expect(atNextLook({ time: 1_020 }, 4)).toEqual({ time: 1_080 });
});

test('what is due before has its own look, and what is due later none', () => {
  expect(lookAt(1_004, head)).toEqual({ time: 1_004 });
  expect(lookAt(1_006, head)).toEqual({ time: 1_005 });
  expect(lookAt(9_999, head)).toEqual({ time: 1_005 });
});

test('what is due already is looked at with the next block', () => {
  expect(lookAt(1_003, head)).toEqual({ block: 8n });
  expect(lookAt(900, head)).toEqual({ block: 8n });
});
