import type { ChartPoint } from '@besc/ui/chart-drawing';
import { ChartSkeleton } from '@besc/ui/chart-skeleton';
import { ErrorState } from '@besc/ui/error-state';
import { LineChart, type LineChartProps } from '@besc/ui/line-chart';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { type ReactNode, useState } from 'react';
import { useText } from '../language/use-text';
import type { PriceChange } from './price-change';
import type { SeriesFormat } from './series-format';
import { SeriesReading } from './series-reading';

/** A series of anything over a choice of ranges: its value now or where it is read, and its drawing at one height. */
export function SeriesChart<Range extends string>(props: {
  /** What is drawn, over which range, in which unit. */
  readonly label: string;
  /** What a value is, as the head of a column. */
  readonly valueName: string;
  readonly unit: ReactNode;
  readonly ranges: readonly { readonly value: Range; readonly label: string }[];
  readonly range: Range;
  readonly onRangeChange: (range: Range) => void;
  /** Undefined while they are on their way; memoised, since a new array is redrawn. */
  readonly points: readonly ChartPoint[] | undefined;
  /** The value now; that of the last point when left out. `unknown`: the last point is not the value now, and nothing is. */
  readonly current?: number | 'unknown' | undefined;
  /** Over the range; left out for what is not compared. */
  readonly change?: PriceChange | 'unknown';
  readonly format: SeriesFormat;
  readonly kind?: LineChartProps['kind'];
  readonly height: number;
  /** Stands in place of the drawing when there is no point: why, and what can be done. */
  readonly empty: ReactNode;
  /** The same when it could not be drawn, where there is more to say than that. */
  readonly failure?: (retry: (() => void) | undefined) => ReactNode;
  /** Below the drawing, at its end: a source, how old it is. */
  readonly footer?: ReactNode;
  /** In place of the whole drawing, whatever the points are. */
  readonly instead?: ReactNode;
}) {
  const { t, locale } = useText();
  const { label, range, points, change, format, height } = props;
  const direction = change === undefined || change === 'unknown' ? 'flat' : change.kind;
  const [readTime, setReadTime] = useState<number>();
  // By its time: the point that is read may move with the value now.
  const read = readTime === undefined ? undefined : points?.find(({ time }) => time === readTime);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SeriesReading
          unit={props.unit}
          format={format}
          current={props.current === 'unknown' ? undefined : (props.current ?? points?.at(-1)?.value)}
          change={change}
          read={read}
          isLoading={points === undefined}
        />
        <div className="flex items-center gap-1 max-sm:w-full">
          <SegmentedControl
            label={t('Range')}
            value={range}
            onValueChange={(next) => {
              setReadTime(undefined);
              props.onRangeChange(next);
            }}
            options={props.ranges}
            size="small"
            wide
            className="sm:w-auto max-sm:w-full"
          />
        </div>
      </div>
      {props.instead ?? (
        <LineChart
          // The drawing keeps the words of its axes: another language is another drawing.
          key={`${range} ${locale}`}
          label={label}
          points={points}
          height={height}
          skeleton={<PlotSkeleton />}
          empty={props.empty}
          failure={props.failure ?? ((retry) => <ChartFailure retry={retry} />)}
          tone={direction === 'flat' ? 'primary' : direction}
          {...(props.kind === undefined ? {} : { kind: props.kind })}
          formatValue={format.value}
          formatTicks={format.ticks}
          formatTime={format.time}
          onRead={(point) => setReadTime(point?.time)}
          footer={props.footer}
          table={{ caption: label, headings: { time: t('Time'), value: props.valueName } }}
        />
      )}
    </div>
  );
}

function ChartFailure({ retry }: { readonly retry: (() => void) | undefined }) {
  const { t } = useText();
  return (
    <ErrorState
      title={t('Couldn’t draw the chart')}
      {...(retry === undefined ? {} : { retry: { label: t('Try again'), onPress: retry } })}
      className="py-2"
    />
  );
}

function PlotSkeleton() {
  const { t } = useText();
  return (
    <div role="status" className="size-full">
      <span className="sr-only">{t('Loading')}</span>
      <ChartSkeleton />
    </div>
  );
}
