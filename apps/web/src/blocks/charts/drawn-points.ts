import type { ChartPoint } from '@besc/domain/swap/chart-series';

/**
 * What is drawn of a series: its last point is the hour or day that runs, so it shows the price now. One price alone, of a
 * pair that is younger than a step, becomes a line to the price now. `nowSeconds` is when the series was read.
 */
export function drawnPoints(series: {
  points: readonly ChartPoint[];
  current: number | undefined;
  nowSeconds: number;
}): readonly ChartPoint[] {
  const { points, current, nowSeconds } = series;
  const last = points.at(-1);
  if (last === undefined || current === undefined) return points;
  if (points.length > 1) return [...points.slice(0, -1), { time: last.time, value: current }];
  return nowSeconds <= last.time ? points : [last, { time: nowSeconds, value: current }];
}
