import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { lotteryPage } from './fetch-lottery-rounds';
import {
  accountRoundFields,
  accountRoundSchema,
  countSchema,
  type LotteryAccountRound,
  type LotteryPlayerSums,
  playerFields,
  playerShape,
} from './lottery-schema';

/**
 * An account's sums, undefined when it never bought a ticket, and a page of its rounds. `currentLotteryId` is the newest round
 * that the index has seen begin, 0 before the first: of what came after it knows nothing.
 */
export interface LotteryAccount {
  readonly currentLotteryId: number;
  readonly sums: LotteryPlayerSums | undefined;
  readonly rounds: readonly LotteryAccountRound[];
}

const data = z.object({
  game: z.nullable(z.object({ currentLotteryId: countSchema })),
  sums: z.nullable(z.object(playerShape)),
  page: z.object({ items: z.array(accountRoundSchema) }),
});

/** The rounds in which something is left to claim, newest first: all of them, page by page until one is short. Throws FetchError. */
export async function fetchClaimableRounds(
  request: IndexRequest & { account: Address; limit?: number },
): Promise<readonly LotteryAccountRound[]> {
  const { limit = lotteryPage } = request;
  const all: LotteryAccountRound[] = [];
  for (let before: number | undefined; ; ) {
    const { rounds } = await fetchLotteryAccount({ ...request, rounds: 'claimable', before, limit });
    all.push(...rounds);
    const last = rounds.at(-1)?.lotteryId;
    if (rounds.length < limit || last === undefined || last >= (before ?? Number.POSITIVE_INFINITY)) return all;
    before = last;
  }
}

/**
 * An account's sums and rounds, newest first: all, or those in which something is left to claim. `before` is the round after
 * those that are wanted, for the next page. Throws FetchError.
 */
export async function fetchLotteryAccount(
  request: IndexRequest & {
    account: Address;
    rounds?: 'all' | 'claimable';
    before?: number | undefined;
    limit?: number;
  },
): Promise<LotteryAccount> {
  const { account, rounds = 'all', before = 2 ** 31 - 1, limit = lotteryPage, ...rest } = request;
  const isClaimable = rounds === 'all' ? '' : ', isClaimable: true';
  const query = `query ($user: String!, $before: Int!, $limit: Int!) { game: lotteryGame(id: "1") { currentLotteryId } sums: lotteryUser(id: $user) { ${playerFields} } page: lotteryUserRounds(where: { userId: $user${isClaimable}, lotteryId_lt: $before }, orderBy: "lotteryId", orderDirection: "desc", limit: $limit) { items { ${accountRoundFields} } } }`;
  const { game, sums, page } = await fetchIndex({
    ...rest,
    document: { query, data },
    variables: { user: indexId(account), before, limit },
  });
  return { currentLotteryId: game?.currentLotteryId ?? 0, sums: sums ?? undefined, rounds: page.items };
}
