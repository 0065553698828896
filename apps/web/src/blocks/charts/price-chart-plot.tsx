import { type ChartPoint, type ChartWindow, chartSampling } from '@besc/domain/swap/chart-series';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { ChartSkeleton } from '@besc/ui/chart-skeleton';
import { ErrorState } from '@besc/ui/error-state';
import { LineChart } from '@besc/ui/line-chart';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text';
import type { ChartPair } from './chart-pair';
import { formatChartTime } from './format-chart-time';
import { formatPrice } from './format-price';
import { formatTicks } from './format-ticks';
import type { PriceChange } from './price-change';

function PlotSkeleton({ height }: { readonly height: number }) {
  const { t } = useText();
  return (
    <div role="status" className="w-full" style={{ blockSize: height }}>
      <span className="sr-only">{t('Loading')}</span>
      <ChartSkeleton />
    </div>
  );
}

/** Says that no history could be had, for which tokens exactly, and what still works. */
function PlotFailure({ pair, onRetry }: { readonly pair: ChartPair; readonly onRetry: () => void }) {
  const { t } = useText();
  return (
    <ErrorState
      title={t('Failed to load price chart for this pair')}
      retry={{ label: t('Try again'), onPress: onRetry }}
      className="py-2"
    >
      {[pair.inputToken, pair.outputToken].map((token) => (
        <p key={token.address} dir="ltr" className="text-xs [overflow-wrap:anywhere]">
          {token.address}
        </p>
      ))}
      <p className="mt-2">{t('Swapping works without it: prices for trades come from the chain.')}</p>
    </ErrorState>
  );
}

/** The line of one window, its skeleton or its failure, always at the same height. */
export function PriceChartPlot(props: {
  readonly pair: ChartPair;
  readonly window: ChartWindow;
  /** Undefined while loading. */
  readonly points: readonly ChartPoint[] | undefined;
  readonly change: PriceChange | undefined;
  readonly height: number;
  /** Below the chart, at the end of the line. */
  readonly footer: ReactNode;
  readonly onRead: (point: ChartPoint | undefined) => void;
  readonly onRetry: () => void;
}) {
  const { t, locale } = useText();
  const { pair, window, points, height } = props;
  const names = { input: displaySymbol(pair.input.symbol), output: displaySymbol(pair.output.symbol) };
  const label = t('Price of %input% in %output%, %range%', { ...names, range: chartSampling[window].label });
  const failure = <PlotFailure pair={pair} onRetry={props.onRetry} />;
  const placeholder =
    points === undefined ? <PlotSkeleton height={height} /> : points.length === 0 ? failure : undefined;
  return (
    <LineChart
      key={window}
      label={label}
      points={points ?? []}
      height={height}
      {...(placeholder === undefined ? {} : { placeholder })}
      failure={failure}
      tone={props.change?.kind === 'down' ? 'down' : props.change?.kind === 'up' ? 'up' : 'primary'}
      formatValue={(value) => formatPrice(value, locale)}
      formatTicks={(values) => formatTicks(values, locale)}
      formatTime={(time, place) => formatChartTime({ time, place, window, locale })}
      onRead={props.onRead}
      footer={props.footer}
      table={{ caption: label, headings: { time: t('Time'), value: t('Price') } }}
    />
  );
}
