import { competitionTradeShape } from '@besc/domain/competition/competition-rows';
import { zeroAddress } from '@besc/domain/shared/address';
import { answerServer } from '@besc/wire/test/answer-server';
import { sentRow } from '@besc/wire/test/sent-row';
import { expect, test } from 'vitest';
import { ranksQuery, readTradesForFile } from './competition.queries';

const index = answerServer();

/** The index has so many trades, and gives them by pages. */
function have(count: number): void {
  index.answer((response) => {
    const { limit, after } = (index.requests.at(-1)?.variables ?? {}) as { limit: number; after: string | null };
    const first = Number(after ?? 0);
    const end = Math.min(count, first + limit);
    const items = Array.from({ length: end - first }, (_, at) => {
      return sentRow(competitionTradeShape, { id: `1-${first + at}`, competitionId: '1' });
    });
    const page = { items, pageInfo: { endCursor: String(end), hasNextPage: end < count } };
    response.end(JSON.stringify({ data: { page } }));
  });
}

test.each([
  [30, 30, false],
  [2_300, 2_300, false],
  [5_000, 5_000, false],
  [5_001, 5_000, true],
])('of %i trades a file has %i, and it is known whether some are missing', async (count, length, isPartly) => {
  have(count);
  const access = { settings: { index: { url: index.url } } } as Parameters<typeof readTradesForFile>[0];
  const read = await readTradesForFile(access, { id: 1, account: zeroAddress });
  expect(read.rows).toHaveLength(length);
  expect(new Set(read.rows.map(({ id }) => id)).size).toBe(length);
  expect(read.isPartly).toBe(isPartly);
});

test('COMP-14 ranks go on to the five hundredth, and no further', () => {
  const access = { settings: { index: { url: index.url } } } as Parameters<typeof ranksQuery>[0];
  const { getNextPageParam } = ranksQuery(access, 1, 2);
  const page = { rows: [], next: 'further' };
  const after = (pages: number) => getNextPageParam(page, Array(pages).fill(page), undefined, []);
  expect([1, 9, 10].map(after)).toEqual(['further', 'further', undefined]);
});
