import { type ChartWindow, chartSampling } from '@besc/domain/swap/chart-series';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { type ReactNode, useMemo, useState } from 'react';
import { useChain } from '../chain/chain-context';
import { silentIndexes } from '../chain/silent-indexes';
import { useText } from '../language/use-text';
import { ChartFooter } from './chart-footer';
import type { ChartPair } from './chart-pair';
import { chartView } from './chart-view';
import { drawnPoints } from './drawn-points';
import { formatChartTime } from './format-chart-time';
import { formatPrice } from './format-price';
import { formatTicks } from './format-ticks';
import { PairChartEmpty, PairChartFailure } from './pair-chart-empty';
import { priceChange } from './price-change';
import { SeriesChart } from './series-chart';
import type { SeriesFormat } from './series-format';
import { usePriceHistory } from './use-price-history';

const ranges = ['0', '1', '2', '3'] as const;

/** Why there is no point. Where the chain knows neither a pair nor a route, the index is not what is missing. */
function emptyReason(known: { hasFailed: boolean; hasPair: boolean | undefined; current: number | undefined }) {
  const { hasFailed, hasPair, current } = known;
  if (hasPair === false && (!hasFailed || current === undefined)) return 'no pair';
  return hasFailed ? 'failed' : 'no prices';
}

/**
 * Price of a pair over 24H, 1W, 1M or 1Y with the price now. `view` 'tradingview' is the other way to draw that a
 * deployment may offer; none is offered here, and it says so.
 */
export function PriceChart(props: {
  readonly pair: ChartPair;
  /** Price now from the chain, for drawing; undefined while unknown. */
  readonly current: number | undefined;
  /** Whether the chain has a pair of exactly these two; undefined while unknown. */
  readonly hasPair: boolean | undefined;
  readonly view: 'basic' | 'tradingview';
  readonly height: number;
}) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { pair, current, height } = props;
  const [range, setRange] = useState<(typeof ranges)[number]>('0');
  const window = Number(range) as ChartWindow;
  const history = usePriceHistory(pair, window);
  const { data } = history;
  const nowSeconds = Math.floor(history.dataUpdatedAt / 1000);
  // Beside prices of other pairs that of the pair itself would be a change that never was.
  const last = data?.source === 'derived' && props.hasPair ? undefined : current;
  const points = useMemo(
    () => data && drawnPoints({ points: data.points, current: last, nowSeconds }),
    [data, last, nowSeconds],
  );
  const footer = <ChartFooter source={data && data.points.length > 0 ? data.source : undefined} />;
  const names = { input: displaySymbol(pair.input.symbol), output: displaySymbol(pair.output.symbol) };
  const format: SeriesFormat = {
    value: (value) => formatPrice(value, locale),
    ticks: (values) => formatTicks(values, locale),
    time: (time, place) => formatChartTime({ time, place, window, locale }),
  };
  return (
    <SeriesChart
      label={t('Price of %input% in %output%, %range%', { ...names, range: chartSampling[window].label })}
      valueName={t('Price')}
      unit={t('%assetA% per %assetB%', { assetA: names.output, assetB: names.input })}
      ranges={ranges.map((value) => ({ value, label: t(chartSampling[Number(value) as ChartWindow].label) }))}
      range={range}
      onRangeChange={setRange}
      points={points}
      current={current}
      change={(points && priceChange(points, last)) ?? 'unknown'}
      format={format}
      height={height}
      empty={
        <PairChartEmpty
          pair={pair}
          reason={emptyReason({ hasFailed: data?.hasFailed ?? false, hasPair: props.hasPair, current })}
          onRetry={() => {
            silentIndexes.delete(settings.index.url);
            void history.refetch();
          }}
        />
      }
      failure={(retry) => <PairChartFailure pair={pair} onRetry={retry} />}
      footer={footer}
      instead={props.view === 'tradingview' ? <NoTradingView height={height} footer={footer} /> : undefined}
    />
  );
}

function NoTradingView({ height, footer }: { readonly height: number; readonly footer: ReactNode }) {
  const { t } = useText();
  return (
    <div>
      <div className="grid place-items-center" style={{ blockSize: height }}>
        <EmptyState
          title={t('Tradingview chart not available.')}
          action={<Button onClick={() => chartView.set('basic')}>{t('Show the basic chart')}</Button>}
        >
          {t('The basic chart shows the same prices.')}
        </EmptyState>
      </div>
      <div className="mt-2 flex min-h-6 items-center text-xs text-text-muted">{footer}</div>
    </div>
  );
}
