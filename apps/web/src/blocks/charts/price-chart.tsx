import type { ChartWindow } from '@besc/domain/swap/chart-series';
import { chartSampling } from '@besc/domain/swap/chart-series';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { type ReactNode, useMemo, useState } from 'react';
import { useChain } from '../chain/chain-context';
import { silentIndexes } from '../chain/silent-indexes';
import { useText } from '../language/use-text';
import { ChartFooter } from './chart-footer';
import type { ChartPair } from './chart-pair';
import { chartView } from './chart-view';
import { drawnPoints } from './drawn-points';
import { priceChange } from './price-change';
import { PriceChartPlot } from './price-chart-plot';
import { PriceReading } from './price-reading';
import { usePriceHistory } from './use-price-history';

const ranges = ['0', '1', '2', '3'] as const;

/** Why there is no point. Where the chain knows neither a pool nor a route, the index is not what is missing. */
function emptyReason(known: { hasFailed: boolean; hasPool: boolean | undefined; current: number | undefined }) {
  const { hasFailed, hasPool, current } = known;
  if (hasPool === false && (!hasFailed || current === undefined)) return 'no pool';
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
  /** Whether the chain has a pool of exactly these two; undefined while unknown. */
  readonly hasPool: boolean | undefined;
  readonly view: 'basic' | 'tradingview';
  readonly height: number;
  /** Stands in the head, at the end: buttons. */
  readonly actions?: ReactNode;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { pair, current, height } = props;
  const [range, setRange] = useState<(typeof ranges)[number]>('0');
  const [readTime, setReadTime] = useState<number>();
  const window = Number(range) as ChartWindow;
  const history = usePriceHistory(pair, window);
  const { data } = history;
  const nowSeconds = Math.floor(history.dataUpdatedAt / 1000);
  const points = useMemo(
    () => data && drawnPoints({ points: data.points, current, nowSeconds }),
    [data, current, nowSeconds],
  );
  // By its time: the point that is read may move with the price.
  const read = readTime === undefined ? undefined : points?.find(({ time }) => time === readTime);
  const change = points && priceChange(points, current);
  const footer = <ChartFooter source={data && data.points.length > 0 ? data.source : undefined} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PriceReading
          pair={pair}
          window={window}
          current={current ?? points?.at(-1)?.value}
          change={change}
          read={read}
          isLoading={history.isPending}
        />
        <div className="flex items-center gap-1 max-sm:w-full">
          <SegmentedControl
            label={t('Range')}
            value={range}
            onValueChange={(next) => {
              setReadTime(undefined);
              setRange(next);
            }}
            options={ranges.map((value) => ({
              value,
              label: t(chartSampling[Number(value) as ChartWindow].label),
            }))}
            size="small"
            wide
            className="sm:w-auto max-sm:w-full"
          />
          {props.actions}
        </div>
      </div>
      {props.view === 'tradingview' ? (
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
      ) : (
        <PriceChartPlot
          pair={pair}
          window={window}
          points={points}
          reason={emptyReason({ hasFailed: data?.hasFailed ?? false, hasPool: props.hasPool, current })}
          change={change}
          height={height}
          footer={footer}
          onRead={(point) => setReadTime(point?.time)}
          onRetry={() => {
            silentIndexes.delete(settings.index.url);
            void history.refetch();
          }}
        />
      )}
    </div>
  );
}
