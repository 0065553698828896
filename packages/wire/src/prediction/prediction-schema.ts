import * as z from 'zod/mini';
import { differenceSchema, timeSchema, wholeSchema } from '../shared/stake-schema';

const count = z.int().check(z.nonnegative());
const priceSchema = z.nullable(wholeSchema);

/** The fields of sums of bets, for the schema of a row. */
export const sumShape = {
  totalBets: count,
  totalBetsBull: count,
  totalBetsBear: count,
  totalBetsClaimed: count,
  totalAmount: wholeSchema,
  totalBullAmount: wholeSchema,
  totalBearAmount: wholeSchema,
  totalClaimedAmount: wholeSchema,
  wonBets: count,
  decidedBets: count,
  winRate: count,
  averageAmount: wholeSchema,
  netAmount: differenceSchema,
};

/** The sums of an account's bets, or of all; amounts in wei, the rate of wins in hundredths of a percent. */
export type PredictionSums = z.output<z.ZodMiniObject<typeof sumShape>>;

export const sideSchema = z.pipe(
  z.enum(['Bull', 'Bear']),
  z.transform((text) => (text === 'Bull' ? ('bull' as const) : ('bear' as const))),
);

const roundShape = {
  epoch: count,
  failed: z.boolean(),
  position: z.nullable(z.enum(['Bull', 'Bear', 'House'])),
  startAt: timeSchema,
  lockAt: z.nullable(timeSchema),
  closeAt: z.nullable(timeSchema),
  lockPrice: priceSchema,
  closePrice: priceSchema,
  startHash: z.string(),
  lockHash: z.nullable(z.string()),
  closeHash: z.nullable(z.string()),
  totalBets: count,
  totalAmount: wholeSchema,
  bullBets: count,
  bullAmount: wholeSchema,
  bearBets: count,
  bearAmount: wholeSchema,
  rewardAmount: priceSchema,
  rewardBaseCalAmount: priceSchema,
};

/** A round as the index has it; amounts in wei, prices with 8 decimals, times in unix seconds. */
export const roundSchema = z.object(roundShape);
export const roundFields = Object.keys(roundShape).join(' ');

const betShape = {
  id: z.string(),
  epoch: count,
  hash: z.string(),
  amount: wholeSchema,
  position: sideSchema,
  outcome: z.enum(['live', 'win', 'lose', 'canceled', 'house']),
  payout: wholeSchema,
  claimed: z.boolean(),
  claimedHash: z.nullable(z.string()),
  claimedAmount: priceSchema,
  claimedNetAmount: z.nullable(differenceSchema),
  createdAt: timeSchema,
};

export const betSchema = z.object({ ...betShape, round: roundSchema });
export const betFields = `${Object.keys(betShape).join(' ')} round { ${roundFields} }`;

/** A bet with its round; `payout` is what the ended round gives for it, claimed or not. */
export type IndexedBet = z.output<typeof betSchema>;
