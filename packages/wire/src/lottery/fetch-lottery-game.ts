import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { timeSchema, wholeSchema } from '../shared/stake-schema';
import { countSchema, roundFields, roundSchema } from './lottery-schema';

const row = z.object({
  currentLotteryId: countSchema,
  paused: z.boolean(),
  pausedUntil: timeSchema,
  randomSource: addressSchema,
  totalUsers: countSchema,
  totalTickets: countSchema,
  winningTickets: countSchema,
  claimedTickets: countSchema,
  totalSpent: wholeSchema,
  totalWon: wholeSchema,
  totalRefunded: wholeSchema,
  totalClaimed: wholeSchema,
  totalGifts: wholeSchema,
  pendingInjection: wholeSchema,
});
const query = `{ game: lotteryGame(id: "1") { ${Object.keys(row.shape).join(' ')} } newest: lotteryRounds(orderBy: "lotteryId", orderDirection: "desc", limit: 1) { items { ${roundFields} } } }`;
const data = z.object({ game: z.nullable(row), newest: z.object({ items: z.array(roundSchema) }) });

/**
 * All rounds together, amounts in wei of MONEY, and the newest round, undefined before the first. `totalGifts` is what was
 * injected into open rounds; `pendingInjection` is what the next round begins with. A pause ends by itself at `pausedUntil`.
 */
export type LotteryGame = z.output<typeof row> & { readonly newest: z.output<typeof roundSchema> | undefined };

/** The whole lottery; undefined where there is none. Throws FetchError. */
export async function fetchLotteryGame(request: IndexRequest): Promise<LotteryGame | undefined> {
  const { game, newest } = await fetchIndex({ ...request, document: { query, data } });
  return game === null ? undefined : { ...game, newest: newest.items[0] };
}
