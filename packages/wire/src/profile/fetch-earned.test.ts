import { campaigns } from '@besc/domain/profile/campaigns';
import { milestoneShape } from '@besc/domain/shared/milestone-row';
import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetchEarned } from './fetch-earned';
import { fetchEarnedList } from './fetch-earned-list';

const server = answerServer();
const hash = `0x${'ab'.repeat(32)}` as const;
const account = (number: number) => `0x${String(number).padStart(40, '0')}` as const;
const row = (number: number, block: number, total = 1) =>
  sentRow(milestoneShape, { account: account(number), block, timestamp: block * 10, total });
const earned = (parts: Partial<Parameters<typeof fetchEarned>[0]> = {}) =>
  fetchEarned({ url: server.url, campaign: 'first-swap', untilBlock: 90, ...parts });
const accounts = (...numbers: number[]) => numbers.map((number) => checksumAddress(account(number)));

/** Answers pages of rows by their cursor; `block` is the one that the index has. */
function answer(pages: readonly (readonly unknown[])[], reached: readonly unknown[] = [{ id: hash }]): void {
  server.answer((response) => {
    const { after } = server.requests.at(-1)?.variables ?? {};
    const at = Number(after ?? 0);
    const pageInfo = { endCursor: String(at + 1), hasNextPage: at + 1 < pages.length };
    response.end(JSON.stringify({ data: { reached: { items: reached }, page: { items: pages[at], pageInfo } } }));
  });
}

test('who did something first comes page by page, in the order of the blocks', async () => {
  answer([[row(1, 5), row(2, 7)], [row(3, 9)]]);
  expect(await earned()).toEqual({ rows: accounts(1, 2), next: '1', blockHash: hash });
  expect(await earned({ after: '1' })).toEqual({ rows: accounts(3), next: undefined, blockHash: hash });
  expect(server.requests[0]?.variables).toEqual({ kind: 'swap', until: 90, after: null });
  expect(server.requests[0]?.query).toContain('where: { kind: $kind, block_lte: $until }, orderBy: "block"');
});

test('with a threshold nothing of that second or later counts, and no further page is named', async () => {
  answer([[row(1, 5), row(2, 7)], [row(3, 9)]]);
  expect(await earned({ before: 70 })).toMatchObject({ rows: accounts(1), next: undefined });
  expect(await earned({ before: 71 })).toMatchObject({ rows: accounts(1, 2), next: '1' });
});

test('a hundred that have most, by the last total of each; of equal ones the first to have it', async () => {
  const many = Array.from({ length: 120 }, (_, at) => row(at + 10, 6, 2));
  answer([[row(1, 5, 1), row(2, 5, 3), row(3, 6, 3), ...many], [row(1, 9, 4)]]);
  const { rows = [], next } = (await earned({ campaign: 'top-ticket-buyer' })) ?? {};
  expect(rows.slice(0, 4)).toEqual(accounts(1, 2, 3, 10));
  expect(rows).toHaveLength(100);
  expect(next).toBeUndefined();
  expect(server.requests.map(({ variables }) => variables?.kind)).toEqual(['tickets', 'tickets']);
});

test('an index that has not come so far is no answer', async () => {
  answer([[row(1, 5)]], []);
  await expect(earned()).rejects.toMatchObject({ code: 'INDEX_BEHIND' });
});

test('of votes and what the chain itself says it knows nothing', async () => {
  for (const campaign of ['first-vote', 'early-bet', 'none']) {
    expect(await earned({ campaign }), campaign).toBeUndefined();
  }
  expect(server.requests).toEqual([]);
});

test('every other campaign of history can be told', async () => {
  answer([[row(1, 5)]]);
  const told = campaigns.filter(({ milestone }) => milestone !== undefined);
  for (const { key } of told) expect((await earned({ campaign: key }))?.rows, key).toEqual(accounts(1));
  expect(told.every(({ source }) => source === 'history')).toBe(true);
  expect(campaigns.filter(({ source }) => source === 'history')).toHaveLength(told.length + 1);
});

test('the whole list comes with the hash of its last block, unless that is replaced meanwhile or the pages never end', async () => {
  const list = () => fetchEarnedList({ url: server.url, campaign: 'first-swap', untilBlock: 90 });
  answer([[row(1, 5), row(2, 7)], [row(3, 9)]]);
  expect(await list()).toEqual({ accounts: accounts(1, 2, 3), blockHash: hash });
  expect(await fetchEarnedList({ url: server.url, campaign: 'first-vote', untilBlock: 90 })).toBeUndefined();
  let asked = 0;
  server.answer((response) => {
    asked += 1;
    const pageInfo = { endCursor: String(asked), hasNextPage: true };
    const reached = { items: [{ id: asked < 3 ? hash : hash.replace('ab', 'cd') }] };
    response.end(JSON.stringify({ data: { reached, page: { items: [row(7, 5)], pageInfo } } }));
  });
  await expect(list()).rejects.toMatchObject({ code: 'INDEX_BEHIND' });
  asked = -2_000;
  await expect(list()).rejects.toMatchObject({ code: 'ANSWER_TOO_LARGE' });
});
