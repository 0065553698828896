import { expect, test } from 'vitest';
import { DuplicateKeyError, joinRecords } from './join-records';

test('what all parts give is there, in their order', () => {
  const joined = joinRecords('things', [{ b: 1 }, undefined, {}, { a: 2, constructor: 3 }]);
  expect(Object.entries(joined)).toEqual([
    ['b', 1],
    ['a', 2],
    ['constructor', 3],
  ]);
});

test('a key of two parts is refused by its name, also when it has no value', () => {
  expect(() => joinRecords('things', [{ a: 1 }, { b: 2, a: 1 }])).toThrow('two things are called "a"');
  expect(() => joinRecords<unknown>('things', [{ a: undefined }, { a: 1 }])).toThrow(DuplicateKeyError);
});
