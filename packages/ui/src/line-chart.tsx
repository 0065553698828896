import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { canDraw } from './can-draw';
import type { ChartKind, ChartPoint } from './chart-drawing';
import { ChartTable } from './chart-table';
import { DrawingBoundary } from './drawing-boundary';
import { useChartDrawing } from './use-chart-drawing';

export interface LineChartProps {
  /** Accessible name: what the line shows, over which range, in which unit. */
  label: string;
  /** Undefined while they are on their way. */
  points: readonly ChartPoint[] | undefined;
  /** Height in px; it holds in every state, so that nothing jumps. */
  height: number;
  /** Stands until the line stands. */
  skeleton: ReactNode;
  /** Stands in place of the chart when there is no point: an empty state, an error. */
  empty: ReactNode;
  /** Shown when the drawing could not be made; the table stays. `retry` is missing where another try is no use. */
  failure(retry: (() => void) | undefined): ReactNode;
  tone?: 'primary' | 'up' | 'down';
  /** An area fades below the line; `line` is the line alone; `bars` stand on zero, for sums of a day or an hour. */
  kind?: ChartKind;
  formatValue(value: number): string;
  /** The labels of the value axis, all at once; without it each is formatted by itself. */
  formatTicks?(values: readonly number[]): string[];
  formatTime(time: number, place: 'axis' | 'reading'): string;
  /** The point under the crosshair, by pointer, touch or arrow keys; undefined when it leaves. */
  onRead?(point: ChartPoint | undefined): void;
  /** Stands below the chart, at the end of the line: a source. */
  footer?: ReactNode;
  table: { caption: string; headings: { time: string; value: string }; mostRows?: number };
  className?: string;
}

/** Evenly spread points, always with the first and the last. */
function thinned(points: readonly ChartPoint[], most: number): ChartPoint[] {
  if (points.length <= most) return [...points];
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, row) => points[Math.round(row * step)]).filter(
    (point) => point !== undefined,
  );
}

const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A line over time. Arrow keys (Page, Home, End) move the crosshair and each value is read out; a table of the same
 * points stands behind it for screen readers. The drawing library is loaded when the chart is first shown.
 * Time runs from left to right in every language.
 */
export function LineChart(props: LineChartProps) {
  const { label, height, failure, formatValue, formatTime, onRead, footer, table, className } = props;
  const points = props.points ?? [];
  // By its time: points come and go while one is read.
  const [readTime, setReadTime] = useState<number>();
  const [isDrawable] = useState(canDraw);
  const [progress, setProgress] = useState<'none' | 'drawn' | 'broken'>('none');
  const { drawing, retry } = useChartDrawing();
  const hintId = useId();
  const found = readTime === undefined ? -1 : points.findIndex(({ time }) => time === readTime);
  const index = found < 0 ? undefined : found;
  const point = index === undefined ? undefined : points[index];
  const last = points.length - 1;

  function read(next: number | undefined) {
    const chosen = next === undefined ? undefined : points[next];
    setReadTime(chosen?.time);
    onRead?.(chosen);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && index !== undefined) return read(undefined);
    const step = keySteps[event.key];
    if (step === undefined || last < 0) return;
    event.preventDefault();
    read(Math.min(last, Math.max(0, (index ?? last + (step < 0 ? 1 : 0)) + step)));
  }

  function redraw() {
    setProgress('none');
    if (drawing.kind === 'failed') retry();
  }

  const isPlain = points.length === 0;
  const hasFailed = !isDrawable || drawing.kind === 'failed' || progress === 'broken';
  const shown = point ?? points[last];
  return (
    <div className={clsx('w-full', className)}>
      <div className="relative w-full" style={{ blockSize: height }}>
        {isPlain && props.points !== undefined ? (
          <div className="grid size-full place-items-center">{props.empty}</div>
        ) : hasFailed && !isPlain ? (
          <div className="absolute inset-0 grid place-items-center">{failure(isDrawable ? redraw : undefined)}</div>
        ) : progress === 'none' ? (
          <div className="pointer-events-none absolute inset-0">{props.skeleton}</div>
        ) : null}
        {isPlain ? null : (
          <>
            <div
              role="slider"
              tabIndex={0}
              dir="ltr"
              aria-label={label}
              aria-describedby={hintId}
              aria-valuemin={0}
              aria-valuemax={last}
              aria-valuenow={index ?? last}
              aria-valuetext={shown ? `${formatTime(shown.time, 'reading')}: ${formatValue(shown.value)}` : undefined}
              onKeyDown={onKeyDown}
              onBlur={() => read(undefined)}
              className="size-full touch-pan-y rounded-control contain-inline-size focus-visible:outline-2 focus-visible:outline-focus"
            >
              {drawing.kind === 'ready' && !hasFailed ? (
                <DrawingBoundary onFailure={() => setProgress('broken')}>
                  <drawing.Drawing
                    key={props.kind ?? 'area'}
                    points={points}
                    tone={props.tone ?? 'primary'}
                    kind={props.kind ?? 'area'}
                    index={index}
                    onIndexChange={read}
                    onDrawn={() => setProgress('drawn')}
                    formatValue={formatValue}
                    formatTicks={props.formatTicks}
                    formatTime={(time) => formatTime(time, 'axis')}
                  />
                </DrawingBoundary>
              ) : null}
            </div>
            <div id={hintId} className="sr-only">
              {table.caption}
            </div>
            <ChartTable
              caption={table.caption}
              headings={table.headings}
              rows={thinned(points, table.mostRows ?? 48).map(({ time, value }) => ({
                key: time,
                time: formatTime(time, 'reading'),
                value: formatValue(value),
              }))}
            />
          </>
        )}
      </div>
      <div className="mt-2 flex min-h-6 items-center justify-between gap-4 text-xs text-text-muted">
        {isPlain ? null : (
          // The drawing library's licence asks for this link on the page.
          <a
            href="https://www.tradingview.com/"
            target="_blank"
            rel="noreferrer"
            aria-label="TradingView Lightweight Charts"
            className="relative z-10 inline-flex min-h-6 items-center after:absolute after:-inset-y-2.5 after:inset-x-0 hover:text-text"
          >
            TradingView
          </a>
        )}
        {footer}
      </div>
    </div>
  );
}
