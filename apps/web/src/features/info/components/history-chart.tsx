import { type SeriesPoint, stateSeries, sumSeries } from '@besc/domain/info/history-series';
import { type InfoWindow, infoWindows } from '@besc/domain/info/info-window';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import type { InfoHistory } from '@besc/wire/info/fetch-history';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { formatTicks } from '../../../blocks/charts/format-ticks';
import { priceChange } from '../../../blocks/charts/price-change';
import { SeriesChart } from '../../../blocks/charts/series-chart';
import { CsvButton } from '../../../blocks/files/csv-button';
import { useText } from '../../../blocks/language/use-text';
import { formatFigure } from '../../../blocks/prices/format-figure';
import { formatDollars } from '../../../lib/format-dollars';
import { hasFailed } from '../../../lib/has-failed';
import { historyCsv } from '../figures-csv';
import { formatInfoTime } from '../format-info-time';

/** What a chart can show of the states of a range: a state at the end of each part, or what a running sum grew by in it. */
export interface Measure<Past> {
  readonly value: string;
  readonly label: string;
  readonly kind: 'state' | 'sum';
  /** USD in 10^-18, at the price of the native coin of the time. */
  readonly of: (past: Past, nativeE18: bigint) => bigint;
  /** Of one token: more digits. */
  readonly isPrice?: boolean;
}

const height = 260;

/** A range of something, by a measure of several, with the choice of both. */
export function HistoryChart<Past>(props: {
  /** Whose history it is. */
  readonly name: string;
  readonly query: UseQueryResult<InfoHistory<Past>>;
  readonly window: InfoWindow;
  readonly onWindowChange: (window: InfoWindow) => void;
  readonly measures: readonly Measure<Past>[];
  readonly measure: Measure<Past>;
  readonly onMeasureChange: (measure: string) => void;
  /** Beside the choice of a measure. */
  readonly aside?: ReactNode;
}) {
  const { t, locale } = useText();
  const { name, query, window, measure } = props;
  const { data } = query;
  const isFailed = hasFailed(query);
  const points = useMemo(
    () => (data === undefined ? (isFailed ? none : undefined) : seriesOf(data, measure)),
    [data, isFailed, measure],
  );
  // Nothing known is no sum of nothing.
  const isSum = measure.kind === 'sum' && points !== undefined;
  const sum = isSum && points.length > 0 ? points.reduce((total, { value }) => total + value, 0) : 'unknown';
  const range = t(window);
  return (
    <section
      aria-label={t('%name% over time', { name })}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MeasureChoice {...props} />
        <div className="flex items-center gap-1">
          {props.aside}
          <CsvButton
            look="icon"
            name={`${name}-${measure.value}-${window}`}
            rows={() => historyCsv(points ?? [], measure.value)}
            isEmpty={points === undefined || points.length === 0}
          />
        </div>
      </div>
      <SeriesChart
        key={measure.value}
        label={t('%value% of %name%, %range%', { value: measure.label, name, range })}
        valueName={measure.label}
        unit={measure.kind === 'sum' ? t('in %range%', { range }) : undefined}
        ranges={infoWindows.map((value) => ({ value, label: t(value) }))}
        range={window}
        onRangeChange={props.onWindowChange}
        points={points}
        kind={measure.kind === 'sum' ? 'bars' : 'area'}
        {...(isSum ? { current: sum } : {})}
        {...(measure.kind === 'sum' ? {} : { change: (points && priceChange(points, undefined)) ?? 'unknown' })}
        format={{
          value: (value) => (measure.isPrice ? priceText(value, locale) : formatFigure(value, locale)),
          ticks: (values) => formatTicks(values, locale),
          time: (time, place) => formatInfoTime({ time, place, window, locale }),
        }}
        height={height}
        empty={
          isFailed ? (
            <ErrorState
              title={t('Couldn’t load the history')}
              retry={{
                label: t('Try again'),
                pending: query.isFetching && t('Loading'),
                onPress: () => void query.refetch(),
              }}
              className="py-2"
            >
              {t('Trading works without the index.')}
            </ErrorState>
          ) : (
            <EmptyState title={t('No data in this range')} />
          )
        }
      />
    </section>
  );
}

function MeasureChoice<Past>(props: {
  readonly measures: readonly Measure<Past>[];
  readonly measure: Measure<Past>;
  readonly onMeasureChange: (measure: string) => void;
}) {
  const { t } = useText();
  const { measures, measure, onMeasureChange } = props;
  if (measures.length < 2) return <h2 className="font-semibold">{measure.label}</h2>;
  return (
    <SegmentedControl
      label={t('Chart shows')}
      size="small"
      value={measure.value}
      onValueChange={onMeasureChange}
      options={measures.map(({ value, label }) => ({ value, label }))}
    />
  );
}

function seriesOf<Past>({ edges, past, nativeE18 }: InfoHistory<Past>, measure: Measure<Past>): readonly SeriesPoint[] {
  const states = past.map((row, index) => (row === undefined ? undefined : { row, native: nativeE18[index] ?? 0n }));
  const of = ({ row, native }: { readonly row: Past; readonly native: bigint }) => measure.of(row, native);
  if (measure.kind === 'sum') return sumSeries(edges, states, of);
  return stateSeries(edges, states, (state) => Number(of(state)) / Number(oneE18));
}

function priceText(value: number, locale: string): string {
  return formatDollars(value, locale, { minimumFractionDigits: 0, maximumSignificantDigits: value < 1 ? 6 : 4 });
}

const none: readonly SeriesPoint[] = [];
