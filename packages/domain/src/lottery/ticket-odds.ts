import { type Fraction, fraction } from '../shared/fraction';
import type { Brackets } from './round';

/** In how many of 10000 draws a ticket ends in each bracket: its digits match from the left, and the one after does not. */
const winsOfTenThousand = [900, 90, 9, 1] as const;

/** How likely a ticket wins a bracket, 1 to 3. */
export function bracketChance(bracket: 1 | 2 | 3): Fraction {
  return fraction(BigInt(winsOfTenThousand[bracket]), 10_000n);
}

/** How likely a ticket wins anything: its first two digits match. */
export const winChance: Fraction = fraction(1n, 100n);

/**
 * What a ticket gives on average, in wei, when all numbers are drawn at random and no more tickets are sold. `tickets`
 * counts it too. Of a bracket with chance p and N tickets, each gets the Nth part of pot x share x (1 - (1 - p)^N): what
 * somebody wins is shared by all alike. A forecast of some twelve digits.
 */
export function expectedPrize(round: {
  readonly pot: bigint;
  readonly shares: Brackets;
  readonly tickets: bigint;
}): bigint {
  const { pot, shares, tickets } = round;
  if (tickets <= 0n) return 0n;
  const scale = 10n ** 12n;
  let sum = 0n;
  for (const bracket of [1, 2, 3] as const) {
    const isWon = -Math.expm1(Number(tickets) * Math.log1p(-winsOfTenThousand[bracket] / 10_000));
    sum += pot * shares[bracket] * BigInt(Math.floor(isWon * Number(scale)));
  }
  return sum / (10_000n * scale * tickets);
}
