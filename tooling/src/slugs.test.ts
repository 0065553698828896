import { expect, test } from 'vitest';
import { isBelow, removable, requireRemovable } from './slugs';

test('a slug stands on itself, on the ground and on what is named for it', () => {
  expect(isBelow('lottery', 'lottery')).toBe(true);
  expect(isBelow('lottery', 'tokens')).toBe(true);
  expect(isBelow('lottery', 'random')).toBe(true);
  expect(isBelow('random', 'lottery')).toBe(false);
  expect(isBelow('lottery', 'prediction')).toBe(false);
});

test('what belongs to no slug, and an unknown slug, stands on the ground alone', () => {
  expect(isBelow(undefined, 'swap')).toBe(true);
  expect(isBelow(undefined, 'random')).toBe(false);
  expect(isBelow('tally-board', 'random')).toBe(false);
});

test('every slug that is no ground can be taken out, without a list of them', () => {
  expect(removable).toEqual(expect.arrayContaining(['farms', 'home', 'names', 'random']));
  expect(removable).not.toContain('swap');
  expect(removable).not.toContain('shared');
});

test('a slug is taken out with what stands on it, and what the exchange is made of never', () => {
  expect(() => requireRemovable(['names', 'prediction'])).not.toThrow();
  expect(() => requireRemovable(['oracle', 'prediction'])).not.toThrow();
  expect(() => requireRemovable(['oracle'])).toThrow('oracle goes only with what stands on it: prediction.');
  expect(() => requireRemovable(['names', 'swap'])).toThrow('swap cannot be taken out');
});
