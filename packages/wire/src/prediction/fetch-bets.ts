import { betShape, roundShape } from '@besc/domain/prediction/prediction-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageOf, rowsOf } from '../shared/index-document';

/** Which bets of an account are wanted: all, those taken, or those that give something which was not taken. */
export type BetsFilter = 'all' | 'collected' | 'uncollected';

/** A page of the history. */
export const historyPage = 200;

const wanted: Record<BetsFilter, string> = {
  all: '',
  collected: ', claimed: true',
  uncollected: ', isClaimable: true',
};
const asked = { ...betShape, round: roundShape };
/** A bet with its round. */
export type IndexedBet = Row<typeof asked>;

const betsOf = (filter: string, end: string) =>
  `predictionBets(where: { userId: $user${filter} }, orderBy: "createdAt", orderDirection: "desc", ${end})`;
const page = (filter: BetsFilter) => ({ page: pageOf(betsOf(wanted[filter], 'limit: $limit, after: $after'), asked) });
/** An account has a bet on the newest two rounds at most that have not ended. */
const running = rowsOf(betsOf(', outcome: "live"', 'limit: 10'), asked);
const open = rowsOf(betsOf(wanted.uncollected, 'limit: $limit'), asked);
const variables = '$user: String!, $after: String, $limit: Int!';
/** What the first page begins with: bets that the chain may know more about, whether they give something or were taken. */
const first = {
  all: {},
  collected: { running, open },
  uncollected: { running },
};

/**
 * A page of an account's bets, newest first, and the cursor of the next one. With a filter the first page begins with bets of
 * others: whose rounds run as far as the index knows, and of those taken also what it has as not taken. The chain says which
 * of them belong there. Throws FetchError.
 */
export async function fetchBets(
  request: IndexRequest & { account: Address; filter: BetsFilter; after?: string | undefined; limit?: number },
): Promise<{ readonly bets: readonly IndexedBet[]; readonly next: string | undefined }> {
  const { account, filter, after = null, limit = historyPage, ...rest } = request;
  const doubtful: { running?: typeof running; open?: typeof open } = after === null ? first[filter] : {};
  const document = indexDocument(variables, { ...doubtful, ...page(filter) });
  const answer = await fetchIndex({ ...rest, document, variables: { user: indexId(account), after, limit } });
  const { rows, next } = answer.page;
  return { bets: [...(answer.running ?? []), ...(answer.open ?? []), ...rows], next };
}
