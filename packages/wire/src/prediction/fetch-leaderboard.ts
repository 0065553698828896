import { leaderboardBets } from '@besc/domain/prediction/bet-sums';
import { type LeaderboardPeriod, periodStart } from '@besc/domain/prediction/leaderboard-period';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { type PredictionSums, sumShape } from './prediction-schema';

/** By what a leaderboard is ordered, greatest first. */
export const leaderboardOrders = ['netAmount', 'totalAmount', 'averageAmount', 'totalBets', 'winRate'] as const;

export type LeaderboardOrder = (typeof leaderboardOrders)[number];

/** Rows of a page. */
export const leaderboardPage = 20;

export interface LeaderboardRow extends PredictionSums {
  readonly account: Address;
}

const fields = Object.keys(sumShape).join(' ');
/** The account is the row's id, or a column of it. */
const rowSchemas = {
  id: z.pipe(
    z.object({ id: addressSchema, ...sumShape }),
    z.transform(({ id, ...sums }): LeaderboardRow => ({ ...sums, account: id })),
  ),
  userId: z.pipe(
    z.object({ userId: addressSchema, ...sumShape }),
    z.transform(({ userId, ...sums }): LeaderboardRow => ({ ...sums, account: userId })),
  ),
};

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
  const isAll = period === 'all';
  const [table, column] = isAll ? (['predictionUsers', 'id'] as const) : (['predictionUserPeriods', 'userId'] as const);
  const isCount = orderBy === 'totalBets' || orderBy === 'winRate';
  const where = `${isAll ? '' : 'period: $period, '}isRanked: true, totalBets_gte: ${leaderboardBets}, ${orderBy}_gt: ${isCount ? '0' : '"0"'}`;
  const query = `query (${isAll ? '' : '$period: String!, '}$skip: Int!) { page: ${table}(where: { ${where} }, orderBy: "${orderBy}", orderDirection: "desc", limit: ${leaderboardPage}, offset: $skip) { items { ${column} ${fields} } } }`;
  const data = z.object({ page: z.object({ items: z.array(rowSchemas[column]) }) });
  const variables = { skip, ...(isAll ? {} : { period: `${period}-${periodStart(period, now)}` }) };
  return (await fetchIndex({ ...rest, document: { query, data }, variables })).page.items;
}

/** What one account's bets amount to; undefined when it never bet, or not in this period. Throws FetchError. */
export async function fetchPredictionAccount(
  request: IndexRequest & { account: Address; period: LeaderboardPeriod; now: number },
): Promise<LeaderboardRow | undefined> {
  const { account, period, now, ...rest } = request;
  const user = indexId(account);
  const isAll = period === 'all';
  const [table, column] = isAll ? (['predictionUser', 'id'] as const) : (['predictionUserPeriod', 'userId'] as const);
  const query = `query ($id: String!) { row: ${table}(id: $id) { ${column} ${fields} } }`;
  const data = z.object({ row: z.nullable(rowSchemas[column]) });
  const id = isAll ? user : `${period}-${periodStart(period, now)}-${user}`;
  return (await fetchIndex({ ...rest, document: { query, data }, variables: { id } })).row ?? undefined;
}
