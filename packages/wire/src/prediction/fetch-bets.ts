import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { betFields, betSchema, type IndexedBet } from './prediction-schema';

/** Which bets of an account are wanted: all, those taken, or those not taken. */
export type BetsFilter = 'all' | 'collected' | 'uncollected';

/** A page of the history. */
export const historyPage = 200;

const data = z.object({
  page: z.object({
    items: z.array(betSchema),
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() }),
  }),
});

/** A page of an account's bets, newest first, and the cursor of the next one. Throws FetchError. */
export async function fetchBets(
  request: IndexRequest & { account: Address; filter: BetsFilter; after?: string | undefined; limit?: number },
): Promise<{ readonly bets: readonly IndexedBet[]; readonly next: string | undefined }> {
  const { account, filter, after = null, limit = historyPage, ...rest } = request;
  const claimed = filter === 'all' ? '' : `, claimed: ${filter === 'collected'}`;
  const query = `query ($user: String!, $after: String, $limit: Int!) { page: predictionBets(where: { userId: $user${claimed} }, orderBy: "createdAt", orderDirection: "desc", limit: $limit, after: $after) { items { ${betFields} } pageInfo { endCursor hasNextPage } } }`;
  const { page } = await fetchIndex({
    ...rest,
    document: { query, data },
    variables: { user: indexId(account), after, limit },
  });
  const { endCursor, hasNextPage } = page.pageInfo;
  return { bets: page.items, next: hasNextPage ? (endCursor ?? undefined) : undefined };
}
