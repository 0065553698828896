import { expect, test } from 'vitest';
import { newestRows } from './newest-rows';

const pages = async (after: string | undefined) => {
  const at = Number(after ?? 0);
  return { rows: [at], next: at < 3 ? String(at + 1) : undefined };
};

test('all pages are asked for, one after the other', async () => {
  expect(await newestRows(9, pages)).toEqual({ rows: [0, 1, 2, 3], goesOn: false });
  expect(await newestRows(4, pages)).toEqual({ rows: [0, 1, 2, 3], goesOn: false });
});

test('a list that goes on is told to', async () => {
  expect(await newestRows(2, pages)).toEqual({ rows: [0, 1], goesOn: true });
});
