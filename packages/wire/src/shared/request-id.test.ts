import { expect, test } from 'vitest';
import { namedStatement, requestIdOf } from './request-id';

test.each([
  ['9f1c2d3e4f5a6b7c', '9f1c2d3e4f5a6b7c'],
  ['a-request_of-1', 'a-request_of-1'],
  ['short', 'made'],
  ['*/ drop table user; /*', 'made'],
  ['line\nbreak-in-a-log', 'made'],
  ['x'.repeat(65), 'made'],
  ['', 'made'],
  [undefined, 'made'],
])('%j is the name %j', (given, name) => {
  expect(requestIdOf(given, () => 'made')).toBe(name);
});

test('a statement names its request in a comment, if it has one', () => {
  expect(namedStatement('select 1', 'abcdefgh')).toBe('/* request abcdefgh */ select 1');
  expect(namedStatement('select 1', undefined)).toBe('select 1');
});
