import type { Address } from '@besc/domain/shared/address';
import { type ChartWindow, chartSampling, chartTimes } from '@besc/domain/swap/chart-series';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchPairPeriodsAt } from './fetch-pair-periods';
import type { PairPeriod } from './pair-period';

/**
 * Rows of one chart window of a pair (CHART-15 to CHART-20), oldest first: by hour for 24H and 1W, by day for 1M and 1Y.
 * Each point of the window has the newest row by then, so that quiet hours carry the last value. One request. Throws
 * FetchError.
 */
export async function fetchPairHistory(
  request: IndexRequest & { pair: Address; window: ChartWindow; nowSeconds: number },
): Promise<PairPeriod[]> {
  const { window, nowSeconds, ...rest } = request;
  return await fetchPairPeriodsAt({
    ...rest,
    period: chartSampling[window].unit,
    times: chartTimes(window, nowSeconds),
  });
}
