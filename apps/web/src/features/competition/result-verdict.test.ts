import { expect, test } from 'vitest';
import { resultVerdict } from './result-verdict';

const root = `0x${'1'.repeat(64)}` as const;
const other = `0x${'2'.repeat(64)}` as const;
const known = { root, places: [2, 1, 3], computed: undefined, hasFailed: false };

test('a result is good when the list gives root and order of the chain', () => {
  expect(resultVerdict(known)).toEqual({ kind: 'checking' });
  expect(resultVerdict({ ...known, hasFailed: true }).kind).toBe('bad');
  expect(resultVerdict({ ...known, computed: { root, places: [2, 1, 3] } })).toEqual({ kind: 'good' });
  expect(resultVerdict({ ...known, computed: { root: other, places: [2, 1, 3] } }).kind).toBe('bad');
  expect(resultVerdict({ ...known, computed: { root, places: [1, 2, 3] } }).kind).toBe('bad');
});
