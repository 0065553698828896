import { type Fraction, fraction } from '../shared/fraction';
import { type LotteryRound, largestPrizes, numbersPerBracket } from './lottery-draw';

/** How likely a ticket wins a bracket, 1 to 3. */
export function bracketChance(bracket: 1 | 2 | 3): Fraction {
  return fraction(numbersPerBracket[bracket], 10_000n);
}

/** How likely a ticket wins anything: its first two digits match. */
export const winChance: Fraction = fraction(1n, 100n);

/**
 * What a ticket gives on average, in wei, when all numbers are drawn at random and no more tickets are sold. `tickets` counts it
 * too. Of a bracket that each ticket wins with chance p, W of N tickets are winners; together they get its part of the pot, and
 * no more than W largest prizes. Each ticket has the Nth part of the mean of that. A forecast of some ten digits.
 */
export function expectedPrize(
  round: Pick<LotteryRound, 'pot' | 'price' | 'divisor' | 'shares'> & { readonly tickets: bigint },
): bigint {
  const { pot, shares, tickets } = round;
  if (tickets <= 0n) return 0n;
  const largest = largestPrizes(round);
  const scale = 10n ** 24n;
  let sum = 0n;
  for (const bracket of [1, 2, 3] as const) {
    const part = (pot * shares[bracket]) / 10_000n;
    const partOfOne = part === 0n ? 0 : Number(largest[bracket]) / Number(part);
    sum += part * BigInt(Math.floor(meanPaid(Number(tickets), bracket, partOfOne) * Number(scale)));
  }
  return sum / (scale * tickets);
}

/** How much of a bracket is paid on average when each of its winners gets at most `partOfOne` of it. */
function meanPaid(tickets: number, bracket: 1 | 2 | 3, partOfOne: number): number {
  const chance = Number(numbersPerBracket[bracket]) / 10_000;
  const mean = tickets * chance;
  // More winners than this are as good as impossible.
  const most = Math.min(tickets, Math.ceil(mean + 12 * Math.sqrt(mean) + 40));
  let [logarithm, paid] = [tickets * Math.log1p(-chance), 0];
  for (let winners = 1; winners <= most; winners++) {
    logarithm += Math.log(((tickets - winners + 1) / winners) * (chance / (1 - chance)));
    paid += Math.exp(logarithm) * Math.min(1, partOfOne * winners);
  }
  return Math.min(1, paid);
}
