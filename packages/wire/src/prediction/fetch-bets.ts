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
  ...{ all: '', collected: ', claimed: true', uncollected: ', isClaimable: true' },
};
const order = 'orderBy: "createdAt", orderDirection: "desc"';
/** An account has a bet on the newest two rounds at most that have not ended. */
const running = `running: predictionBets(where: { userId: $user, outcome: "live" }, ${order}, limit: 10) { items { ${betFields} } } `;

const data = z.object({
  running: z.optional(z.object({ items: z.array(betSchema) })),
  page: z.object({
    items: z.array(betSchema),
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() }),
  }),
});

/**
 * A page of an account's bets, newest first, and the cursor of the next one. Of those not taken the first page begins with
 * the bets whose rounds run as far as the index knows: one that ran out of time gives them back before the index hears of
 * it, which the chain says. Throws FetchError.
 */
export async function fetchBets(
  request: IndexRequest & { account: Address; filter: BetsFilter; after?: string | undefined; limit?: number },
): Promise<{ readonly bets: readonly IndexedBet[]; readonly next: string | undefined }> {
  const { account, filter, after = null, limit = historyPage, ...rest } = request;
  const first = filter === 'uncollected' && after === null ? running : '';
  const query = `query ($user: String!, $after: String, $limit: Int!) { ${first}page: predictionBets(where: { userId: $user${wanted[filter]} }, ${order}, limit: $limit, after: $after) { items { ${betFields} } pageInfo { endCursor hasNextPage } } }`;
  const { page, running: live } = await fetchIndex({
    ...rest,
    document: { query, data },
    variables: { user: indexId(account), after, limit },
  });
  const { endCursor, hasNextPage } = page.pageInfo;
  return { bets: [...(live?.items ?? []), ...page.items], next: hasNextPage ? (endCursor ?? undefined) : undefined };
}
