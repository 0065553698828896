/** Prices of a ticket are multiples of this, in wei of MONEY, where a deployment says nothing else. */
export const usualPriceStep = 10n * 10n ** 18n;

/** Terms of a round where its operator says nothing else: how much cheaper each further ticket is, and what brackets share. */
export const usualTerms = { divisor: 2000n, shares: [0n, 1000n, 2000n, 7000n] } as const;

/** A ticket costs at most so many steps (`MAX_PRICE_STEPS` of the contract). */
export const mostPriceSteps = 10_000n;

/** What a ticket should cost in USD, with 18 decimals. */
export const ticketUsdE18 = 5n * 10n ** 18n;

/** The bracket of four matching digits; brackets are counted by matching digits from the left, less one. */
const lastBracket = 3;

/**
 * A ticket's price in wei of MONEY at a price of MONEY (USD, 18 decimals): the nearest multiple of `step` (wei of MONEY), at least
 * one and at most 10 000.
 */
export function ticketPriceFor(moneyUsdE18: bigint, step = usualPriceStep): bigint {
  if (moneyUsdE18 <= 0n) throw new RangeError('MONEY has no price');
  // A step that is worth nothing is as cheap as one that is worth the least that there is.
  const stepUsd = (step * moneyUsdE18) / 10n ** 18n || 1n;
  const steps = (2n * ticketUsdE18 + stepUsd) / (2n * stepUsd) || 1n;
  return step * (steps < mostPriceSteps ? steps : mostPriceSteps);
}

/** What `count` tickets cost together, in wei: each is cheaper by a divisor's part for every other (`Lottery.sol`). */
export function ticketsCost(query: { price: bigint; divisor: bigint; count: bigint }): bigint {
  return ((query.price * (query.divisor + 1n - query.count)) / query.divisor) * query.count;
}

/** How many of all numbers end in each bracket, whatever is drawn: their digits match from the left, and the one after does not. */
export const numbersPerBracket = [900n, 90n, 9n, 1n] as const;

/** Tickets of the cheapest purchase (`maxNumberTicketsPerBuyOrClaim` of the contract). */
const mostTickets = 100n;

/**
 * The most that one ticket wins in each bracket, in wei: the bracket's share of what all ten thousand numbers cost by hundreds,
 * divided by the numbers that win it (`Lottery.sol`). So all numbers together never bring more than they cost.
 */
export function largestPrizes(terms: Pick<LotteryRound, 'price' | 'divisor' | 'shares'>): readonly bigint[] {
  const cheapest = ticketsCost({ ...terms, count: mostTickets }) / mostTickets;
  return terms.shares.map((share, bracket) => (cheapest * share) / (numbersPerBracket[bracket] ?? 1n));
}

/** The bracket of a ticket, 1 to 3, or undefined for fewer than two matching digits. Numbers are 10000 and the digits. */
export function ticketBracket(number: number, drawn: number): number | undefined {
  for (let bracket = lastBracket, parts = 1; bracket > 0; bracket--, parts *= 10) {
    if (Math.floor(number / parts) === Math.floor(drawn / parts)) return bracket;
  }
  return undefined;
}

/** A round when it is drawn. */
export interface LotteryRound {
  /** All that tickets cost and all that was injected, in wei. */
  readonly pot: bigint;
  /** Of a single ticket, in wei, and how much cheaper each further one is. */
  readonly price: bigint;
  readonly divisor: bigint;
  /** Hundredths of a percent of the pot for each bracket; the first is zero. */
  readonly shares: readonly [bigint, bigint, bigint, bigint];
  readonly numbers: readonly number[];
}

/** By bracket the winners and what each of them gets, and what the next round begins with; in wei. */
export function lotteryResult(
  { numbers, ...round }: LotteryRound,
  drawn: number,
): { winners: readonly bigint[]; prizes: readonly bigint[]; rollover: bigint } {
  const winners = [0n, 0n, 0n, 0n];
  for (const number of numbers) {
    const bracket = ticketBracket(number, drawn);
    if (bracket !== undefined) winners[bracket] = (winners[bracket] ?? 0n) + 1n;
  }
  const { pot, shares } = round;
  const largest = largestPrizes(round);
  const prizes = winners.map((count, bracket) => {
    const [each, most = 0n] = [(pot * (shares[bracket] ?? 0n)) / 10_000n / (count || 1n), largest[bracket]];
    return count === 0n ? 0n : each < most ? each : most;
  });
  const given = prizes.reduce((sum, prize, bracket) => sum + prize * (winners[bracket] ?? 0n), 0n);
  return { winners, prizes, rollover: pot - given };
}
