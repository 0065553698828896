import * as z from 'zod/mini';
import { hashSchema } from '../shared/hash-schema';
import { timeSchema, wholeSchema } from '../shared/stake-schema';

export const countSchema = z.int().check(z.nonnegative());

/** The state of a round as the contract calls it, in lower case. */
export const roundStatusSchema = z.pipe(
  z.enum(['Open', 'Close', 'Claimable', 'Refunding']),
  z.transform((text) => text.toLowerCase() as Lowercase<typeof text>),
);

/** A drawn number: 10000 and its four digits. */
const numberSchema = z.nullable(z.int().check(z.minimum(10_000), z.maximum(19_999)));
const when = z.nullable(timeSchema);
const maybeWhole = z.nullable(wholeSchema);

/** One for each bracket; a bracket is the count of matching digits from the left less one, and the first pays nothing. */
const perBracket = <Schema extends z.core.$ZodType>(schema: Schema) => z.tuple([schema, schema, schema, schema]);

const roundShape = {
  lotteryId: countSchema,
  status: roundStatusSchema,
  startTime: timeSchema,
  endTime: timeSchema,
  ticketPrice: wholeSchema,
  discountDivisor: countSchema,
  rewardsBreakdown: perBracket(countSchema),
  firstTicket: countSchema,
  lastTicket: z.nullable(countSchema),
  finalNumber: numberSchema,
  totalUsers: countSchema,
  totalTickets: countSchema,
  winningTickets: countSchema,
  claimedTickets: countSchema,
  amountCollected: wholeSchema,
  amountInjected: wholeSchema,
  amountRolledIn: wholeSchema,
  winnersPerBracket: perBracket(countSchema),
  prizePerBracket: perBracket(wholeSchema),
  amountWon: wholeSchema,
  amountClaimed: wholeSchema,
  amountRolledOut: maybeWhole,
  bondLost: maybeWhole,
  block: countSchema,
  timestamp: timeSchema,
  hash: hashSchema,
  closeBlock: z.nullable(countSchema),
  closeTime: when,
  closeHash: z.nullable(hashSchema),
  settledBlock: z.nullable(countSchema),
  settledTime: when,
  settledHash: z.nullable(hashSchema),
  wordId: z.nullable(z.string().check(z.maxLength(80))),
};

export const roundSchema = z.object(roundShape);
export const roundFields = Object.keys(roundShape).join(' ');

/**
 * A round as the index has it. Amounts are wei of MONEY, times unix seconds, `rewardsBreakdown` hundredths of a percent of the
 * pot. The pot is `amountCollected` and `amountInjected`; of the latter `amountRolledIn` was there at the start.
 * `amountRolledOut` is what later rounds get, null while the round is not settled. `prizePerBracket` is of one ticket.
 * `block`, `timestamp` and `hash` are of its opening, `settled…` of the draw or of the begin of the refunds. `wordId` names the
 * random word (`fetchRandomWord`); null when its source is not indexed.
 */
export type IndexedLotteryRound = z.output<typeof roundSchema>;

const accountRoundShape = {
  lotteryId: countSchema,
  totalTickets: countSchema,
  totalSpent: wholeSchema,
  winningTickets: countSchema,
  won: wholeSchema,
  refunded: wholeSchema,
  claimed: z.boolean(),
  claimedTickets: countSchema,
  claimedAmount: wholeSchema,
  claimable: wholeSchema,
  block: countSchema,
  timestamp: timeSchema,
};

/** Of the round what a list of an account's rounds needs; the whole is in `fetchLotteryRounds`. */
const lotteryShape = {
  status: roundStatusSchema,
  startTime: timeSchema,
  endTime: timeSchema,
  ticketPrice: wholeSchema,
  finalNumber: numberSchema,
};

export const accountRoundSchema = z.object({ ...accountRoundShape, lottery: z.object(lotteryShape) });
export const accountRoundFields = `${Object.keys(accountRoundShape).join(' ')} lottery { ${Object.keys(lotteryShape).join(' ')} }`;

/**
 * What an account has in a round, amounts in wei of MONEY. `won` are prizes and `refunded` what a round without a number gives
 * back, claimed or not; `claimable` is what of both is left to claim, and `claimed` is set when something was and nothing is
 * left. `block` and `timestamp` are of its first purchase in the round.
 */
export type LotteryAccountRound = z.output<typeof accountRoundSchema>;

const sumShape = {
  totalRounds: countSchema,
  totalTickets: countSchema,
  totalSpent: wholeSchema,
  winningTickets: countSchema,
  claimedTickets: countSchema,
  totalWon: wholeSchema,
  totalRefunded: wholeSchema,
  totalClaimed: wholeSchema,
};

export const playerShape = sumShape;
export const playerFields = Object.keys(sumShape).join(' ');

/** What an account's tickets amount to, in wei of MONEY; `totalWon` are prizes of drawn rounds, claimed or not. */
export type LotteryPlayerSums = z.output<z.ZodMiniObject<typeof sumShape>>;
