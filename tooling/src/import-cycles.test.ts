import { expect, test } from 'vitest';
import { importCycles } from './import-cycles';

const cyclesOf = (imports: Record<string, string[]>) => importCycles(new Map(Object.entries(imports)));

test('files that import one way only are on no circle, however often they meet', () => {
  expect(cyclesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] })).toEqual([]);
});

test('a circle is told with its files alone, wherever the search began', () => {
  expect(cyclesOf({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual([['b', 'c', 'd']]);
  expect(cyclesOf({ a: ['b'], b: ['a'] })).toEqual([['a', 'b']]);
});

test('each of several circles is told', () => {
  expect(cyclesOf({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a file that imports itself is no circle', () => {
  expect(cyclesOf({ a: ['a'] })).toEqual([]);
});
