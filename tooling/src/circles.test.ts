import { expect, test } from 'vitest';
import { circles } from './circles';

const circlesOf = (graph: Record<string, string[]>) =>
  circles(new Map(Object.entries(graph))).map((circle) => circle.toSorted());

test('what leads one way only is on no circle, however often it meets', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] })).toEqual([]);
});

test('a circle is told with its nodes alone, wherever the search began', () => {
  expect(circlesOf({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual([['b', 'c', 'd']]);
  expect(circlesOf({ a: ['b'], b: ['a'] })).toEqual([['a', 'b']]);
});

test('circles that share a node are one; others are told each', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['a'], c: ['a'], d: ['a', 'e'], e: ['d'] })).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('a node that leads to itself is no circle', () => {
  expect(circlesOf({ a: ['a'] })).toEqual([]);
});
