import { max } from '../shared/math';
import { isChoice } from './vote-problem';

/** What the votes of a proposal come to. */
export interface VoteResult {
  readonly total: bigint;
  /** In the order of the choices. `shareBps` is of the total in hundredths of a percent, rounded down: never more than 10 000 together. */
  readonly choices: readonly { readonly power: bigint; readonly shareBps: number }[];
  /** The choice with the most, from 1; undefined without votes, and while two have as much. */
  readonly leading: number | undefined;
}

/** Adds up votes, one of each account; what names no choice counts for nothing. */
export function voteResult(
  count: number,
  votes: Iterable<{ readonly choice: number; readonly power: bigint }>,
): VoteResult {
  const scores = Array.from({ length: count }, () => 0n);
  for (const { choice, power } of votes) {
    if (isChoice(choice, count)) scores[choice - 1] = (scores[choice - 1] ?? 0n) + power;
  }
  return resultOf(scores);
}

/** The same of sums that the hub gives. */
export function resultOf(scores: readonly bigint[]): VoteResult {
  const total = scores.reduce((sum, power) => sum + power, 0n);
  const most = scores.reduce(max, 0n);
  const leaders = scores.filter((power) => power === most);
  const choices = scores.map((power) => ({
    power,
    shareBps: total === 0n ? 0 : Number((power * 10_000n) / total),
  }));
  return { total, choices, leading: most > 0n && leaders.length === 1 ? scores.indexOf(most) + 1 : undefined };
}
