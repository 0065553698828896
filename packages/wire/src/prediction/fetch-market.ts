import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { wholeSchema } from '../shared/stake-schema';
import { type PredictionSums, sumShape } from './prediction-schema';

const row = z.object({
  ...sumShape,
  totalUsers: z.int().check(z.nonnegative()),
  totalAmountTreasury: wholeSchema,
  totalAmountBurned: wholeSchema,
});

/** All bets of the game. */
export interface PredictionMarket extends PredictionSums {
  readonly totalUsers: number;
  /** Fees and burned bets, wei. */
  readonly totalAmountTreasury: bigint;
  readonly totalAmountBurned: bigint;
  /** What was bet less what the treasury and the burn took; at least zero. */
  readonly totalWon: bigint;
}

const query = `{ market: predictionMarket(id: "1") { ${Object.keys(row.shape).join(' ')} } }`;
const data = z.object({ market: z.nullable(row) });

/** The totals of the whole game (market id 1); undefined before its first event. Throws FetchError. */
export async function fetchMarket(request: IndexRequest): Promise<PredictionMarket | undefined> {
  const { market } = await fetchIndex({ ...request, document: { query, data } });
  if (market === null) return undefined;
  const won = market.totalAmount - market.totalAmountTreasury;
  return { ...market, totalWon: won > 0n ? won : 0n };
}
