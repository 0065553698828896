import { daySeconds } from '../shared/constants';

/** Ranges over which a stake's days are drawn, and how many days lie between two points. */
const sampling = {
  '1W': { points: 8, days: 1 },
  '1M': { points: 31, days: 1 },
  '1Y': { points: 53, days: 7 },
} as const;

export type HistoryRange = keyof typeof sampling;

/** Starts of days (unix seconds, UTC), oldest first; the last is the day of `now`. */
export function historyTimes(range: HistoryRange, now: number): readonly number[] {
  const { points, days } = sampling[range];
  const today = Math.floor(now / daySeconds) * daySeconds;
  return Array.from({ length: points }, (_, index) => today - (points - 1 - index) * days * daySeconds);
}
