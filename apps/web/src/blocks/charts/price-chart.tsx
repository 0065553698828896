import type { ChartPoint, ChartWindow } from '@besc/domain/swap/chart-series';
import { chartSampling } from '@besc/domain/swap/chart-series';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { type ReactNode, useState } from 'react';
import { useText } from '../language/use-text';
import { ChartFooter } from './chart-footer';
import type { ChartPair } from './chart-pair';
import { drawnPoints } from './drawn-points';
import { priceChange } from './price-change';
import { PriceChartPlot } from './price-chart-plot';
import { PriceReading } from './price-reading';
import { usePriceHistory } from './use-price-history';

const ranges = (['0', '1', '2', '3'] as const).map((value) => ({
  value,
  label: chartSampling[Number(value) as ChartWindow].label,
}));

/**
 * Price of a pair over 24H, 1W, 1M or 1Y with the price now. `view` 'tradingview' is the other way to draw that a
 * deployment may offer; none is offered here, and it says so.
 */
export function PriceChart(props: {
  readonly pair: ChartPair;
  /** Price now from the chain, for drawing; undefined while unknown. */
  readonly current: number | undefined;
  readonly view: 'basic' | 'tradingview';
  readonly height: number;
  /** Stands in the head, at the end: buttons. */
  readonly actions?: ReactNode;
}) {
  const { t } = useText();
  const { pair, current, height } = props;
  const [range, setRange] = useState<'0' | '1' | '2' | '3'>('0');
  const [read, setRead] = useState<ChartPoint>();
  const window = Number(range) as ChartWindow;
  const history = usePriceHistory(pair, window);
  const nowSeconds = Math.floor(history.dataUpdatedAt / 1000);
  const points = history.data && drawnPoints({ points: history.data.points, current, nowSeconds });
  const change = points && priceChange(points, current);
  const footer = (
    <ChartFooter source={history.data && history.data.points.length > 0 ? history.data.source : undefined} />
  );
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
              setRead(undefined);
              setRange(next);
            }}
            options={ranges}
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
            <EmptyState title={t('Tradingview chart not available.')}>
              {t('The basic chart shows the same prices.')}
            </EmptyState>
          </div>
          <div className="mt-2 flex min-h-6 items-center text-xs text-text-muted">{footer}</div>
        </div>
      ) : (
        <PriceChartPlot
          pair={pair}
          window={window}
          points={history.isPending ? undefined : (points ?? [])}
          change={change}
          height={height}
          footer={footer}
          onRead={setRead}
          onRetry={() => void history.refetch()}
        />
      )}
    </div>
  );
}
