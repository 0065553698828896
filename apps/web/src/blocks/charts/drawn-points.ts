import type { ChartPoint } from '@besc/domain/swap/chart-series';

/**
 * What is drawn of a series: itself, except that one price alone, of a pair that is younger than a step, becomes a line to
 * the price now. `nowSeconds` is when the series was read.
 */
export function drawnPoints(series: {
  points: readonly ChartPoint[];
  current: number | undefined;
  nowSeconds: number;
}): readonly ChartPoint[] {
  const { points, current, nowSeconds } = series;
  const [only] = points;
  if (only === undefined || points.length > 1 || current === undefined || nowSeconds <= only.time) return points;
  return [only, { time: nowSeconds, value: current }];
}
