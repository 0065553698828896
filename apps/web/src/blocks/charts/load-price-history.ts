import {
  type ChartPoint,
  type ChartWindow,
  chartSampling,
  chartTimes,
  type DerivedPrice,
  derivedChart,
  isLiquidEnough,
  type PairRow,
  pairChart,
} from '@besc/domain/swap/chart-series';

/** What a chart can draw. `hasFailed` tells that a source did not answer; the points may come from the other one. */
export interface PriceHistory {
  points: readonly ChartPoint[];
  source: 'pair' | 'derived';
  hasFailed: boolean;
}

/** Where the rows come from. Both may throw; an empty list means that there is nothing to tell. */
export interface PriceHistorySource {
  fetchPairRows(): Promise<readonly PairRow[]>;
  fetchDerivedPrices(): Promise<{ base: readonly DerivedPrice[]; quote: readonly DerivedPrice[] }>;
}

interface LoadOptions {
  window: ChartWindow;
  nowSeconds: number;
  /** The token whose price is drawn, in units of the pair's other one. */
  token: 'token0' | 'token1';
  /** Mean USD reserve under which a long window does not trust the pair. */
  minimumReserveUsd: number;
  source: PriceHistorySource;
  /** Ends the work without a word: an aborted load is no failure. */
  signal?: AbortSignal;
}

async function pairPoints(options: LoadOptions): Promise<{ points: readonly ChartPoint[]; hasFailed: boolean }> {
  const { window, token, minimumReserveUsd } = options;
  try {
    const rows = await options.source.fetchPairRows();
    if (rows.length === 0) return { points: [], hasFailed: false };
    const times = chartTimes(window, options.nowSeconds);
    if (!isLiquidEnough({ window, rows, times, minimumReserveUsd })) {
      console.info(`Price chart: too little liquidity for ${chartSampling[window].label}`);
      return { points: [], hasFailed: false };
    }
    return { points: pairChart({ rows, token, times }), hasFailed: false };
  } catch {
    options.signal?.throwIfAborted();
    return { points: [], hasFailed: true };
  }
}

/**
 * Loads one window of a pair: its own prices, else (no pair, too little liquidity, a failed fetch) prices derived from the
 * two tokens, else the pair's only price, else an empty series. Failures, which the source logs, are flagged and never
 * thrown; only the signal's own reason is.
 */
export async function loadPriceHistory(options: LoadOptions): Promise<PriceHistory> {
  const { points, hasFailed } = await pairPoints(options);
  if (points.length > 1) return { points, source: 'pair', hasFailed };
  try {
    const derived = await options.source.fetchDerivedPrices();
    const times = chartTimes(options.window, options.nowSeconds);
    const derivedPoints = derivedChart({ ...derived, times });
    // The one price of a young pair is worth more than none.
    if (derivedPoints.length > points.length || points.length === 0) {
      return { points: derivedPoints, source: 'derived', hasFailed };
    }
    return { points, source: 'pair', hasFailed };
  } catch {
    options.signal?.throwIfAborted();
    if (points.length > 0) return { points, source: 'pair', hasFailed };
    return { points: [], source: 'derived', hasFailed: true };
  }
}
