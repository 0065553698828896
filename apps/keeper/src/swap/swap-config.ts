import { wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { coinAmount } from '../shared/coin-settings';

/** What the conversion of fees can be told; amounts in wei, times in seconds. */
export const swapConfig = z
  .object({
    INTERVAL_SECONDS: wholeNumber({ least: 1, most: 86_400, fallback: 60 }),
    CONVERSIONS_PER_ROUND: wholeNumber({ least: 1, most: 50, fallback: 2 }),
    MINIMUM_MONEY: coinAmount('5'),
    TOLERANCE_BPS: wholeNumber({ least: 0, most: 500, fallback: 300 }),
    MAXIMUM_COST_BPS: wholeNumber({ least: 1, most: 10_000, fallback: 1_000 }),
    GAS_LIMIT: wholeNumber({ least: 100_000, most: 30_000_000, fallback: 3_000_000 }),
    REVERTED_COINS_PER_DAY: coinAmount('5'),
  })
  .transform((env) => ({
    intervalSeconds: env.INTERVAL_SECONDS,
    /** Conversions sent per round at most. */
    conversionsPerRound: env.CONVERSIONS_PER_ROUND,
    /** A pair is left alone until its fees are worth this much MONEY. */
    minimumMoney: env.MINIMUM_MONEY,
    /** The least accepted is this much below what the fees are worth at mean prices; the contract itself takes at most 500. */
    toleranceBps: BigInt(env.TOLERANCE_BPS),
    /** What a transaction may cost at most, as a part of what the fees are worth. */
    maximumCostBps: BigInt(env.MAXIMUM_COST_BPS),
    /** Most gas of one transaction. */
    gasLimit: BigInt(env.GAS_LIMIT),
    /** Once conversions that were mined and reverted have cost so much within a day, nothing is sent until it is over. */
    revertedPerDay: env.REVERTED_COINS_PER_DAY,
  }));

/** The conversion's own settings. */
export type SwapConfig = z.output<typeof swapConfig>;
