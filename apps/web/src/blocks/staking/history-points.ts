import { daySeconds } from '@besc/domain/shared/constants';
import type { ChartPoint } from '@besc/domain/swap/chart-series';

/**
 * What is drawn of a value by days: at each of `times` (starts of days, unix seconds, oldest first) what the newest day by
 * then left, and the value now in place of the day that runs. `now` is in unix seconds.
 */
export function historyPoints(series: {
  readonly days: readonly ChartPoint[];
  readonly current: number | undefined;
  readonly times: readonly number[];
  readonly now: number;
}): readonly ChartPoint[] {
  const { days, current, times, now } = series;
  const points = times.flatMap((time) => {
    const day = days.findLast((one) => one.time <= time);
    return day === undefined ? [] : [{ time, value: day.value }];
  });
  return withNow({ points, current, now });
}

/** Values that hold for their own days alone, with the value now in place of the day that runs. */
export function withNow(series: {
  readonly points: readonly ChartPoint[];
  readonly current: number | undefined;
  readonly now: number;
}): readonly ChartPoint[] {
  const { points, current, now } = series;
  const last = points.at(-1);
  if (last === undefined || current === undefined || now <= last.time) return points;
  const isRunning = points.length > 1 && now - last.time < daySeconds;
  return [...(isRunning ? points.slice(0, -1) : points), { time: now, value: current }];
}
