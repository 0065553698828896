import type { Tally } from '../shared/stake-sums';

/** What was earned at a time (unix seconds) in a token, with its worth then. */
export interface Earning extends Tally {
  readonly time: number;
  readonly token: string;
}

/** A sum of all until a time. */
export interface SumAt {
  readonly time: number;
  readonly sum: bigint;
}

/** Everything earned until each time at which something was, oldest first. */
export interface EarnedOverTime {
  /** USD at the time of each earning, 10^-18; earnings without a price are not in it. */
  readonly usdE18: readonly SumAt[];
  /** Smallest units, by token, in the order of their first earning. */
  readonly tokens: ReadonlyMap<string, readonly SumAt[]>;
  /** Tokens with an earning that had no price. */
  readonly unpriced: ReadonlySet<string>;
}

/** Sums earnings of any order; a growth that was lost again (a fee) counts below zero. */
export function earnedOverTime(earnings: readonly Earning[]): EarnedOverTime {
  const sorted = earnings.filter(({ amount }) => amount !== 0n).toSorted((a, b) => a.time - b.time);
  const tokens = [...new Set(sorted.map(({ token }) => token))];
  const ofToken = (wanted: string) =>
    sorted.flatMap(({ time, token, amount }) => (token === wanted ? [{ time, value: amount }] : []));
  return {
    usdE18: sums(sorted.flatMap(({ time, usdE18 }) => (usdE18 === undefined ? [] : [{ time, value: usdE18 }]))),
    tokens: new Map(tokens.map((token) => [token, sums(ofToken(token))])),
    unpriced: new Set(sorted.flatMap(({ token, usdE18 }) => (usdE18 === undefined ? [token] : []))),
  };
}

function sums(values: readonly { readonly time: number; readonly value: bigint }[]): readonly SumAt[] {
  const byTime = new Map<number, bigint>();
  let sum = 0n;
  for (const { time, value } of values) {
    sum += value;
    byTime.set(time, sum);
  }
  return [...byTime].map(([time, total]) => ({ time, sum: total }));
}
