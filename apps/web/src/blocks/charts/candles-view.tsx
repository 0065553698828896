import { type CandlePoint, candlePoints, liveCandles } from '@besc/domain/market/candle-points';
import { daySeconds } from '@besc/domain/shared/constants';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { ChangeText } from '@besc/ui/change-text';
import { ChartSkeleton } from '@besc/ui/chart-skeleton';
import { IconButton } from '@besc/ui/icon-button';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Table } from '@besc/ui/table';
import { ChartCandlestick, Table as TableIcon } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { hasFailed } from '../../lib/has-failed';
import { lazyPart } from '../../lib/lazy-part';
import { reachByKeyboard } from '../../lib/reach-by-keyboard';
import { useMedia } from '../../lib/use-media';
import { useChain } from '../chain/chain-context';
import { chainSeconds } from '../clock/chain-seconds';
import { CsvButton } from '../files/csv-button';
import { useText } from '../language/use-text';
import { formatFigure } from '../prices/format-figure';
import { type CandlePeriod, candlePeriods, candleRanges, formatCandleTime } from './candle-periods';
import { candlesCsv } from './candles-csv';
import { ChartFooter } from './chart-footer';
import type { ChartPair } from './chart-pair';
import { formatPrice } from './format-price';
import { formatTicks } from './format-ticks';
import { PairChartFailure } from './pair-chart-empty';
import { formatPriceChange, priceChange } from './price-change';
import { SeriesReading } from './series-reading';
import { useCandles } from './use-candles';
import { usePairPlace } from './use-pair-place';

const CandleChart = lazyPart('candle-chart', async () => (await import('@besc/ui/candle-chart')).CandleChart);

/**
 * The candles of a pair with their volume, from its own trades, in the place and the measures of its line. The line stands in for
 * them where there are none.
 */
export function CandlesView(props: {
  readonly pair: ChartPair;
  /** Price now from the chain, for drawing; undefined while unknown. */
  readonly current: number | undefined;
  readonly height: number;
  readonly otherwise: ReactNode;
}) {
  const { t } = useText();
  const [chosen, choose] = useState<{ range: string | undefined; period: CandlePeriod['value'] }>({
    range: candleRanges[0].value,
    period: candleRanges[0].period,
  });
  // It is asked for beside the candles, not after them.
  useEffect(() => void CandleChart.preload(), []);
  const period = candlePeriods.find(({ value }) => value === chosen.period) ?? candlePeriods[1];
  const range = candleRanges.find(({ value }) => value === chosen.range);
  const control = (
    <>
      <SegmentedControl
        label={t('One candle')}
        value={chosen.period}
        onValueChange={(value) => choose({ range: undefined, period: value })}
        options={candlePeriods.map(({ value, label }) => ({ value, label: t(label.text) }))}
        size="small"
        className="max-sm:flex-1 max-sm:[&>label]:flex-1"
      />
      <SegmentedControl
        label={t('Range')}
        value={chosen.range}
        onValueChange={(value) => {
          const wanted = candleRanges.find((one) => one.value === value);
          if (wanted) choose({ range: wanted.value, period: wanted.period });
        }}
        options={candleRanges.map(({ value, label }) => ({ value, label: t(label.text) }))}
        size="small"
        className="max-sm:flex-1 max-sm:[&>label]:flex-1"
      />
    </>
  );
  return <Candles key={period.value} {...props} period={period} span={range?.span} control={control} />;
}

function Candles(props: {
  readonly pair: ChartPair;
  readonly current: number | undefined;
  readonly height: number;
  readonly otherwise: ReactNode;
  readonly period: CandlePeriod;
  /** Seconds that are in sight at first; as much as there is room for when undefined. */
  readonly span: number | undefined;
  readonly control: ReactNode;
}) {
  const { t, locale } = useText();
  const { reader } = useChain();
  const { pair, current, height, period } = props;
  const { seconds } = period;
  const place = usePairPlace(pair);
  const { query, rows, loadOlder } = useCandles(place.address, seconds);
  const [readTime, setReadTime] = useState<number>();
  const [isTable, setTable] = useState(false);
  // The figures of a candle take one line, two where the card is narrow.
  const legend = useMedia('(min-width: 90rem)') ? 20 : 40;
  const told = useMemo(() => rows && candlePoints(rows, place), [rows, place]);
  const now = chainSeconds(reader);
  const points = useMemo(
    () => told && liveCandles(told.points, { price: current, now, seconds }),
    [told, current, now, seconds],
  );
  const read = readTime === undefined ? undefined : points?.find(({ time }) => time === readTime);
  const shown = read ?? points?.at(-1);
  const [input, output] = [displaySymbol(pair.input.symbol), displaySymbol(pair.output.symbol)];
  const value = (price: number) => formatPrice(price, locale);
  const isInUsd = told?.isInUsd ?? false;
  const volume = (amount: number) =>
    isInUsd ? formatFigure(amount, locale) : `${formatPrice(amount, locale)} ${output}`;
  const timeOf = (time: number) => formatCandleTime(time, 'reading', seconds, locale);
  const label = t('Candles of %input% in %output%, %period% each', { input, output, period: t(period.label.text) });
  const figures = (candle: CandlePoint) =>
    [
      [t('Opening'), value(candle.open)],
      [t('High'), value(candle.high)],
      [t('Low'), value(candle.low)],
      [t('Closing'), value(candle.close)],
      [t('Volume'), volume(candle.volume)],
    ] as const;
  // Of the candle that is read; else over the range.
  const from = read ?? points?.find(({ time }) => time >= now - (props.span ?? daySeconds));
  const change = from && priceChange([{ time: from.time, value: from.open }], read?.close ?? current ?? shown?.close);
  // What was read serves; that it is late is said below.
  if (points === undefined ? hasFailed(query) : points.length === 0) return props.otherwise;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {/* The controls stand where they stood before the figures came. */}
        <div className="min-w-0 flex-[1_1_22rem]">
          <SeriesReading
            unit={t('%assetA% per %assetB%', { assetA: output, assetB: input })}
            format={{ value, ticks: (values) => formatTicks(values, locale), time: timeOf }}
            current={current ?? points?.at(-1)?.close}
            change={change ?? 'unknown'}
            read={read && { time: read.time, value: read.close }}
            isLoading={points === undefined}
          />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 max-sm:w-full">
          {props.control}
          <IconButton
            label={isTable ? t('Show the chart') : t('Show as a table')}
            icon={isTable ? <ChartCandlestick size={18} aria-hidden /> : <TableIcon size={18} aria-hidden />}
            onClick={() => setTable(!isTable)}
          />
          <CsvButton
            look="icon"
            name={`${input}-${output}-${period.label.text}`}
            rows={() => candlesCsv(points ?? [], isInUsd)}
            isEmpty={points === undefined}
          />
        </div>
      </div>
      <div>
        <div className="relative w-full" style={{ blockSize: height }}>
          {points === undefined ? (
            <Waiting />
          ) : isTable ? (
            <CandleTable label={label} points={points} figures={figures} timeOf={timeOf} />
          ) : (
            <>
              <p
                className="flex flex-wrap gap-x-3 overflow-hidden text-xs/5 text-text-muted tabular-nums"
                style={{ blockSize: legend }}
              >
                {shown
                  ? figures(shown).map(([name, text]) => (
                      <span key={name}>
                        {name} <bdi className="font-medium text-text">{text}</bdi>
                      </span>
                    ))
                  : null}
                {read && change ? (
                  <ChangeText
                    direction={change.kind === 'flat' ? 'none' : change.kind}
                    text={formatPriceChange(change, locale)}
                  />
                ) : null}
              </p>
              <Suspense fallback={<Waiting />}>
                <CandleChart
                  key={`${locale} ${props.span}`}
                  span={props.span}
                  label={label}
                  hint={t('Arrow keys read the candles, + and - show less and more time. Drag to look back.')}
                  candles={points}
                  height={height - legend}
                  words={{ high: t('High'), low: t('Low') }}
                  formatValue={value}
                  formatTicks={(values) => formatTicks(values, locale)}
                  formatTick={(time, kind) => formatCandleTime(time, kind, seconds, locale)}
                  told={(candle) =>
                    `${timeOf(candle.time)}: ${figures(candle)
                      .map((figure) => figure.join(' '))
                      .join(', ')}`
                  }
                  failure={<PairChartFailure pair={pair} onRetry={undefined} />}
                  onRead={(candle) => setReadTime(candle?.time)}
                  onStart={loadOlder}
                />
              </Suspense>
            </>
          )}
        </div>
        <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2 text-xs text-text-muted">
          {/* The drawing library's licence asks for this link on the page. */}
          <a
            href="https://www.tradingview.com/"
            target="_blank"
            rel="noreferrer"
            aria-label="TradingView Lightweight Charts"
            className="relative z-10 inline-flex min-h-6 items-center after:absolute after:-inset-y-2.5 after:inset-x-0 hover:text-text"
          >
            TradingView
          </a>
          <ChartFooter source={points && points.length > 0 ? 'pair' : undefined} />
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  const { t } = useText();
  return (
    <div role="status" className="size-full">
      <span className="sr-only">{t('Loading')}</span>
      <ChartSkeleton />
    </div>
  );
}

/** So many rows stand in the table; all are in the file. */
const mostRows = 100;

function CandleTable(props: {
  readonly label: string;
  readonly points: readonly CandlePoint[];
  readonly figures: (candle: CandlePoint) => readonly (readonly [string, string])[];
  readonly timeOf: (time: number) => string;
}) {
  const { t } = useText();
  const { label, points, figures, timeOf } = props;
  const rows = useMemo(() => points.slice(-mostRows).toReversed(), [points]);
  const heads = [t('Opening'), t('High'), t('Low'), t('Closing'), t('Volume')];
  return (
    <section aria-label={label} ref={reachByKeyboard} className="size-full overflow-y-auto rounded-card">
      <Table
        caption={label}
        columns={[
          {
            key: 'time',
            heading: t('Time'),
            cell: ({ time }) => <span className="whitespace-nowrap">{timeOf(time)}</span>,
          },
          ...heads.map((heading, at) => ({
            key: String(at),
            heading,
            isNumber: true,
            cell: (candle: CandlePoint) => <bdi>{figures(candle)[at]?.[1]}</bdi>,
          })),
        ]}
        rows={rows}
        rowKey={({ time }) => String(time)}
      />
    </section>
  );
}
