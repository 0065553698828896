import { daySeconds } from '@besc/domain/shared/constants';
import type { ChartPoint } from '@besc/domain/swap/chart-series';
import type { SumAt } from '@besc/domain/yields/earned-over-time';
import { type HistoryRange, historyTimes } from '@besc/domain/yields/history-times';
import { historyPoints } from './history-points';

const mostPoints = 60;

export type EarnedRange = Extract<HistoryRange, '1M' | '1Y'> | 'all';

/** The sum of all earnings at each time of a range, up to now; before the first it is zero. `unit` is one whole. */
export function earnedSeries(options: {
  readonly sums: readonly SumAt[];
  readonly unit: number;
  readonly range: EarnedRange;
  readonly now: number;
}): readonly ChartPoint[] {
  const { sums, unit, range, now } = options;
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begin = first.time - daySeconds;
  const days = [{ time: begin, value: 0 }, ...sums.map(({ time, sum }) => ({ time, value: Number(sum) / unit }))];
  const times = range === 'all' ? timesSince(begin, now) : historyTimes(range, now);
  return historyPoints({ days, current: Number(last.sum) / unit, times, now });
}

/** Evenly spread days from a first one to that of `now`. */
function timesSince(begin: number, now: number): readonly number[] {
  const days = Math.max(1, Math.floor((now - begin) / daySeconds));
  const count = Math.min(days, mostPoints);
  return Array.from({ length: count + 1 }, (_, index) => begin + Math.round((days * index) / count) * daySeconds);
}

/** The last of the sums. */
export function lastSum(sums: readonly SumAt[] | undefined): bigint {
  return sums?.at(-1)?.sum ?? 0n;
}
