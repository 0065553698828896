import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { betFields, betSchema, type IndexedBet } from './prediction-schema';

/** Which bets of an account are wanted: all, those taken, or those that give something which was not taken. */
export type BetsFilter = 'all' | 'collected' | 'uncollected';

/** A page of the history. */
export const historyPage = 200;

const wanted: Record<BetsFilter, string> = {
  all: '',
  collected: ', claimed: true',
  uncollected: ', isClaimable: true',
};
const order = 'orderBy: "createdAt", orderDirection: "desc"';
/** An account has a bet on the newest two rounds at most that have not ended. */
const running = `running: predictionBets(where: { userId: $user, outcome: "live" }, ${order}, limit: 10) { items { ${betFields} } } `;
const open = `open: predictionBets(where: { userId: $user${wanted.uncollected} }, ${order}, limit: $limit) { items { ${betFields} } } `;
/** What the first page begins with: bets of which the chain may know better whether they give something, or were taken. */
const doubtful: Record<BetsFilter, string> = { all: '', collected: `${running}${open}`, uncollected: running };

const bets = { items: z.array(betSchema) };
const data = z.object({
  running: z.optional(z.object(bets)),
  open: z.optional(z.object(bets)),
  page: z.object({
    ...bets,
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() }),
  }),
});

/**
 * A page of an account's bets, newest first, and the cursor of the next one. With a filter the first page begins with bets of
 * others: whose rounds run as far as the index knows, and of those taken also what it has as not taken. The chain says which
 * of them belong there. Throws FetchError.
 */
export async function fetchBets(
  request: IndexRequest & { account: Address; filter: BetsFilter; after?: string | undefined; limit?: number },
): Promise<{ readonly bets: readonly IndexedBet[]; readonly next: string | undefined }> {
  const { account, filter, after = null, limit = historyPage, ...rest } = request;
  const first = after === null ? doubtful[filter] : '';
  const query = `query ($user: String!, $after: String, $limit: Int!) { ${first}page: predictionBets(where: { userId: $user${wanted[filter]} }, ${order}, limit: $limit, after: $after) { items { ${betFields} } pageInfo { endCursor hasNextPage } } }`;
  const {
    page,
    running: live,
    open: due,
  } = await fetchIndex({
    ...rest,
    document: { query, data },
    variables: { user: indexId(account), after, limit },
  });
  const { endCursor, hasNextPage } = page.pageInfo;
  const before = [...(live?.items ?? []), ...(due?.items ?? [])];
  return { bets: [...before, ...page.items], next: hasNextPage ? (endCursor ?? undefined) : undefined };
}
