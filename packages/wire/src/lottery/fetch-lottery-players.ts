import type { Address } from '@besc/domain/shared/address';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { type LotteryPlayerSums, playerFields, playerShape } from './lottery-schema';

/** By what players are ordered, greatest first. */
export const playerOrders = ['totalTickets', 'totalSpent', 'totalWon'] as const;

export type PlayerOrder = (typeof playerOrders)[number];

/** Rows of a page. */
export const playerPage = 20;

export interface LotteryPlayer extends LotteryPlayerSums {
  readonly account: Address;
}

const row = z.pipe(
  z.object({ id: addressSchema, ...playerShape }),
  z.transform(({ id, ...sums }): LotteryPlayer => ({ ...sums, account: id })),
);
const data = z.object({ page: z.object({ items: z.array(row) }) });

/** A page of everybody who has ever bought a ticket; at most 5000 rows can be skipped. Throws FetchError. */
export async function fetchLotteryPlayers(
  request: IndexRequest & { orderBy: PlayerOrder; skip?: number },
): Promise<readonly LotteryPlayer[]> {
  const { orderBy, skip = 0, ...rest } = request;
  const query = `query ($skip: Int!) { page: lotteryUsers(orderBy: "${orderBy}", orderDirection: "desc", limit: ${playerPage}, offset: $skip) { items { id ${playerFields} } } }`;
  return (await fetchIndex({ ...rest, document: { query, data }, variables: { skip } })).page.items;
}
