import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { wholeSchema } from '../shared/stake-schema';
import { type PredictionSums, sumShape } from './prediction-schema';

const row = z.object({
  ...sumShape,
  totalUsers: z.int().check(z.nonnegative()),
  totalAmountTreasury: wholeSchema,
  totalAmountBurned: wholeSchema,
  totalAmountWon: wholeSchema,
});

/** All bets of the game. */
export interface PredictionMarket extends PredictionSums {
  readonly totalUsers: number;
  /** Fees and burned bets, wei. */
  readonly totalAmountTreasury: bigint;
  readonly totalAmountBurned: bigint;
  /** What ended rounds gave to bets that won, claimed or not: without bets that are open or came back. */
  readonly totalAmountWon: bigint;
}

const query = `{ market: predictionMarket(id: "1") { ${Object.keys(row.shape).join(' ')} } }`;
const data = z.object({ market: z.nullable(row) });

/** The totals of the whole game (market id 1); undefined before its first event. Throws FetchError. */
export async function fetchMarket(request: IndexRequest): Promise<PredictionMarket | undefined> {
  const { market } = await fetchIndex({ ...request, document: { query, data } });
  return market ?? undefined;
}
