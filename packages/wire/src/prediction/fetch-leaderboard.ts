import { type BetSums, leaderboardBets } from '@besc/domain/prediction/bet-sums';
import { type LeaderboardPeriod, periodStart } from '@besc/domain/prediction/leaderboard-period';
import { betSumsShape } from '@besc/domain/prediction/prediction-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';

/** By what a leaderboard is ordered, greatest first. */
export const leaderboardOrders = ['netAmount', 'totalAmount', 'averageAmount', 'totalBets', 'winRate'] as const;

export type LeaderboardOrder = (typeof leaderboardOrders)[number];

/** Rows of a page. */
export const leaderboardPage = 20;

const ofAll = { id: 'address', ...betSumsShape } as const;
const ofPeriod = { userId: 'address', ...betSumsShape } as const;

export type LeaderboardRow = BetSums & { readonly account: Address };

/** The account is the row's id, or a column of it. */
function withAccount(row: Row<typeof ofAll> | Row<typeof ofPeriod>): LeaderboardRow {
  return { ...row, account: 'id' in row ? row.id : row.userId };
}

/** A page of the leaderboard: accounts with enough bets and something above zero to show for it. Throws FetchError. */
export async function fetchLeaderboard(
  request: IndexRequest & {
    period: LeaderboardPeriod;
    /** Unix seconds, of the chain: decides which day, week and month it is. */
    now: number;
    orderBy: LeaderboardOrder;
    skip: number;
  },
): Promise<readonly LeaderboardRow[]> {
  const { period, now, orderBy, skip, ...rest } = request;
  const isCount = orderBy === 'totalBets' || orderBy === 'winRate';
  const where = `isRanked: true, totalBets_gte: ${leaderboardBets}, ${orderBy}_gt: ${isCount ? '0' : '"0"'}`;
  const order = `orderBy: "${orderBy}", orderDirection: "desc", limit: ${leaderboardPage}, offset: $skip`;
  const isAll = period === 'all';
  const page = isAll
    ? rowsOf(`predictionUsers(where: { ${where} }, ${order})`, ofAll)
    : rowsOf(`predictionUserPeriods(where: { period: $period, ${where} }, ${order})`, ofPeriod);
  const document = indexDocument(`${isAll ? '' : '$period: String!, '}$skip: Int!`, { page });
  const variables = isAll ? { skip } : { skip, period: `${period}-${periodStart(period, now)}` };
  return (await fetchIndex({ ...rest, document, variables })).page.map(withAccount);
}

/** What one account's bets amount to; undefined when it never bet, or not in this period. Throws FetchError. */
export async function fetchPredictionAccount(
  request: IndexRequest & { account: Address; period: LeaderboardPeriod; now: number },
): Promise<LeaderboardRow | undefined> {
  const { account, period, now, ...rest } = request;
  const user = indexId(account);
  const isAll = period === 'all';
  const row = isAll ? oneRow('predictionUser(id: $id)', ofAll) : oneRow('predictionUserPeriod(id: $id)', ofPeriod);
  const id = isAll ? user : `${period}-${periodStart(period, now)}-${user}`;
  const found = await fetchIndex({ ...rest, document: indexDocument('$id: String!', { row }), variables: { id } });
  return found.row && withAccount(found.row);
}
