import { daySeconds } from '../shared/constants';
/** Which bets a leaderboard counts: all, or those whose rounds ended today, this week or this month (UTC). */
export const leaderboardPeriods = ['all', '1d', '7d', '1m'] as const;

export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

/** 1970-01-05, the first Monday. */
const firstMonday = 4;

/** The first second of the day, week (from Monday) or month (UTC) that a time in unix seconds falls into; 0 for all. */
export function periodStart(period: LeaderboardPeriod, time: number): number {
  const day = Math.floor(time / daySeconds);
  if (period === '1d') return day * daySeconds;
  if (period === '7d') return (day - ((day - firstMonday + 7) % 7)) * daySeconds;
  if (period === 'all') return 0;
  const date = new Date(time * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000;
}
