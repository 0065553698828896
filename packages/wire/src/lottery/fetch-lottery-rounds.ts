import { roundShape } from '@besc/domain/lottery/lottery-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** Rounds of a page (LOT-37). */
export const lotteryPage = 100;

export type IndexedLotteryRound = Row<typeof roundShape>;

const newestFirst = 'orderBy: "lotteryId", orderDirection: "desc", limit: $limit';
const listed = indexDocument('$limit: Int!, $before: Int!', {
  page: rowsOf(`lotteryRounds(where: { lotteryId_lt: $before }, ${newestFirst})`, roundShape),
});

/**
 * Rounds, newest first; `before` is the number after those that are wanted, for the next page. More than a request may ask for come
 * in several. Throws FetchError.
 */
export async function fetchLotteryRounds(
  request: IndexRequest & { before?: number; limit?: number },
): Promise<readonly IndexedLotteryRound[]> {
  const { before: end = 2 ** 31 - 1, limit: wanted = lotteryPage, ...rest } = request;
  const rounds: IndexedLotteryRound[] = [];
  for (let before = end; ; ) {
    const limit = Math.min(wanted - rounds.length, indexLimits.pageRows);
    const { page } = await fetchIndex({ ...rest, document: listed, variables: { before, limit } });
    rounds.push(...page);
    const last = page.at(-1)?.lotteryId;
    if (rounds.length >= wanted || page.length < limit || last === undefined || last >= before) return rounds;
    before = last;
  }
}

const single = indexDocument('$id: String!', { round: oneRow('lotteryRound(id: $id)', roundShape) });

/** A round by its number; undefined when there is none. Throws FetchError. */
export async function fetchLotteryRound(
  request: IndexRequest & { lotteryId: number },
): Promise<IndexedLotteryRound | undefined> {
  const { lotteryId, ...rest } = request;
  return (await fetchIndex({ ...rest, document: single, variables: { id: String(lotteryId) } })).round;
}
