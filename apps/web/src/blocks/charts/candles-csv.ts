import type { CandlePoint } from '@besc/domain/market/candle-points';

const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/** A file for spreadsheets: English heads, times in UTC. */
export function candlesCsv(points: readonly CandlePoint[], isInUsd: boolean): readonly (readonly string[])[] {
  return [
    ['time', 'open', 'high', 'low', 'close', isInUsd ? 'volume_usd' : 'volume'],
    ...points.map(({ time, open, high, low, close, volume }) => [
      new Date(time * 1000).toISOString(),
      ...[open, high, low, close, volume].map((figure) => digits.format(figure)),
    ]),
  ];
}
