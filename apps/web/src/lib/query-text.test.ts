import { expect, test } from 'vitest';
import { formatQuery, parseQuery } from './query-text';

test.each([
  '1.50',
  '0.000000000000000001',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'true',
  '007',
  '1e5',
  '{"a":1}',
])('a value stays the text that was typed: %s', (value) => {
  expect(parseQuery(formatQuery({ exactAmount: value }))).toEqual({ exactAmount: value });
});

test('what is not text is left out, and nothing at all gives no question mark', () => {
  expect(formatQuery({ a: undefined, b: 5, c: 'x y&z' })).toBe('?c=x+y%26z');
  expect(formatQuery({})).toBe('');
});

test('a hostile name is a name like any other', () => {
  const query = parseQuery('?__proto__=1&constructor=2');
  expect(Object.entries(query)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
});
