import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { type ChartPoint, type ChartWindow, chartSampling } from '@besc/domain/swap/chart-series';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { ChartSkeleton } from '@besc/ui/chart-skeleton';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { LineChart } from '@besc/ui/line-chart';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text';
import type { ChartPair } from './chart-pair';
import { formatChartTime } from './format-chart-time';
import { formatPrice } from './format-price';
import { formatTicks } from './format-ticks';
import type { PriceChange } from './price-change';

function PlotSkeleton() {
  const { t } = useText();
  return (
    <div role="status" className="size-full">
      <span className="sr-only">{t('Loading')}</span>
      <ChartSkeleton />
    </div>
  );
}

/** Says that no history could be had, for which tokens exactly, and what still works. */
function PlotFailure(props: { readonly pair: ChartPair; readonly onRetry: (() => void) | undefined }) {
  const { t } = useText();
  const { pair, onRetry } = props;
  return (
    <ErrorState
      title={t('Failed to load price chart for this pair')}
      {...(onRetry === undefined ? {} : { retry: { label: t('Try again'), onPress: onRetry } })}
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

/** Two tokens that nobody has pooled yet: the next step is to be the first. */
function NoPool({ pair }: { readonly pair: ChartPair }) {
  const { t } = useText();
  const path = [pair.input, pair.output].map(currencyIdOf).join('/');
  return (
    <EmptyState
      title={t('No pool yet')}
      action={<Button render={<Link to={`/add/${path}`} />}>{t('Create pool')}</Button>}
    >
      {t('Nobody has pooled %input% and %output%, so they have no price here.', {
        input: displaySymbol(pair.input.symbol),
        output: displaySymbol(pair.output.symbol),
      })}
    </EmptyState>
  );
}

/** The line of one window, its skeleton or its failure, always at the same height. */
export function PriceChartPlot(props: {
  readonly pair: ChartPair;
  readonly window: ChartWindow;
  /** Undefined while loading. */
  readonly points: readonly ChartPoint[] | undefined;
  /** What a series without a point says: that it could not be had, that there is no pool, or no price. */
  readonly reason: 'failed' | 'no pool' | 'no prices';
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
  return (
    <LineChart
      // The drawing keeps the words of its axes: another language is another drawing.
      key={`${window} ${locale}`}
      label={label}
      points={points}
      height={height}
      skeleton={<PlotSkeleton />}
      empty={
        props.reason === 'failed' ? (
          <PlotFailure pair={pair} onRetry={props.onRetry} />
        ) : props.reason === 'no pool' ? (
          <NoPool pair={pair} />
        ) : (
          <EmptyState title={t('No prices in this range')}>
            {t('There was no trade yet, or the pool was too small to tell a price.')}
          </EmptyState>
        )
      }
      failure={(retry) => <PlotFailure pair={pair} onRetry={retry} />}
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
