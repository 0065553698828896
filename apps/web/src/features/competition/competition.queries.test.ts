import { expect, test } from 'vitest';
import { ranksQuery } from './competition.queries';

test('COMP-14 ranks go on to the five hundredth, and no further', () => {
  const access = { settings: { index: { url: 'http://index' } } } as Parameters<typeof ranksQuery>[0];
  const { getNextPageParam } = ranksQuery(access, 1, 2);
  const page = { rows: [], next: 'further' };
  const after = (pages: number) => getNextPageParam(page, Array(pages).fill(page), undefined, []);
  expect([1, 9, 10].map(after)).toEqual(['further', 'further', undefined]);
});
