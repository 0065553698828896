import { accountRoundShape, playerShape, roundTermsShape } from '@besc/domain/lottery/lottery-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';
import { lotteryPage } from './fetch-lottery-rounds';

const asked = { ...accountRoundShape, lottery: roundTermsShape };
/** What an account has in a round, and what a list says of the round; the whole is in `fetchLotteryRounds`. */
export type LotteryAccountRound = Row<typeof asked>;

/**
 * An account's sums, undefined when it never bought a ticket, and a page of its rounds. `currentLotteryId` is the newest round
 * that the index has seen begin, 0 before the first: of what came after it knows nothing.
 */
export interface LotteryAccount {
  readonly currentLotteryId: number;
  readonly sums: Row<typeof playerShape> | undefined;
  readonly rounds: readonly LotteryAccountRound[];
}

const documentOf = (filter: string) =>
  indexDocument('$user: String!, $before: Int!, $limit: Int!', {
    game: oneRow('lotteryGame(id: "1")', { currentLotteryId: 'count' }),
    sums: oneRow('lotteryUser(id: $user)', playerShape),
    page: rowsOf(
      `lotteryUserRounds(where: { userId: $user${filter}, lotteryId_lt: $before }, orderBy: "lotteryId", orderDirection: "desc", limit: $limit)`,
      asked,
    ),
  });
const documents = { all: documentOf(''), claimable: documentOf(', isClaimable: true') };

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
  const variables = { user: indexId(account), before, limit };
  const { game, sums, page } = await fetchIndex({ ...rest, document: documents[rounds], variables });
  return { currentLotteryId: game?.currentLotteryId ?? 0, sums, rounds: page };
}
