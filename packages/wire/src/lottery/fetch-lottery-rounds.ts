import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexLimits } from '../shared/index-limits';
import { type IndexedLotteryRound, roundFields, roundSchema } from './lottery-schema';

/** Rounds of a page (LOT-37). */
export const lotteryPage = 100;

const data = z.object({ page: z.object({ items: z.array(roundSchema) }) });
const query = `query ($limit: Int!, $before: Int!) { page: lotteryRounds(where: { lotteryId_lt: $before }, orderBy: "lotteryId", orderDirection: "desc", limit: $limit) { items { ${roundFields} } } }`;

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
    const { page } = await fetchIndex({ ...rest, document: { query, data }, variables: { before, limit } });
    rounds.push(...page.items);
    const last = page.items.at(-1)?.lotteryId;
    if (rounds.length >= wanted || page.items.length < limit || last === undefined || last >= before) return rounds;
    before = last;
  }
}

const oneData = z.object({ round: z.nullable(roundSchema) });
const oneQuery = `query ($id: String!) { round: lotteryRound(id: $id) { ${roundFields} } }`;

/** A round by its number; undefined when there is none. Throws FetchError. */
export async function fetchLotteryRound(
  request: IndexRequest & { lotteryId: number },
): Promise<IndexedLotteryRound | undefined> {
  const { lotteryId, ...rest } = request;
  const document = { query: oneQuery, data: oneData };
  return (await fetchIndex({ ...rest, document, variables: { id: String(lotteryId) } })).round ?? undefined;
}
