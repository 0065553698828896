import { expect, test } from 'vitest';
import { isBelow, requireRemovable } from './slugs';

test('a slug stands on itself, on the ground and on what is named for it', () => {
  expect(isBelow('lottery', 'lottery')).toBe(true);
  expect(isBelow('lottery', 'tokens')).toBe(true);
  expect(isBelow('lottery', 'random')).toBe(true);
  expect(isBelow('random', 'lottery')).toBe(false);
  expect(isBelow('lottery', 'prediction')).toBe(false);
});

test('what belongs to no slug, and a slug nobody has heard of, stands on the ground alone', () => {
  expect(isBelow(undefined, 'swap')).toBe(true);
  expect(isBelow(undefined, 'random')).toBe(false);
  expect(isBelow('tally-board', 'random')).toBe(false);
});

test('what others stand on cannot be taken out', () => {
  expect(() => requireRemovable(['names', 'prediction'])).not.toThrow();
  expect(() => requireRemovable(['names', 'swap'])).toThrow('swap cannot be taken out');
});
