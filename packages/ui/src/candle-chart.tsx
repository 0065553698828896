import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { canDraw } from './can-draw';
import { type Candle, CandleDrawing, type CandleDrawingProps } from './candle-drawing';
import { DrawingBoundary } from './drawing-boundary';

export interface CandleChartProps
  extends Pick<
    CandleDrawingProps,
    'candles' | 'span' | 'words' | 'formatValue' | 'formatTicks' | 'formatTick' | 'onStart'
  > {
  /** Accessible name: what the candles show, how long each is, in which unit. */
  readonly label: string;
  /** What can be done with it by keyboard and pointer. */
  readonly hint: string;
  /** Height in px. */
  readonly height: number;
  /** A candle in words. */
  readonly told: (candle: Candle) => string;
  /** Stands in place of the drawing where it could not be made. */
  readonly failure: ReactNode;
  /** The candle under the crosshair, by pointer, touch or arrow keys; undefined when it leaves. */
  readonly onRead: (candle: Candle | undefined) => void;
  readonly className?: string;
}

const keySteps: Readonly<Record<string, number>> = {
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
 * Candles with their volume. Arrow keys (Page, Home, End) move the crosshair and each candle is read out. `+` and `-` show less and
 * more; a pointer drags, two fingers pinch. Time runs from left to right in every language. It brings the drawing library along:
 * load it when it is shown.
 */
export function CandleChart(props: CandleChartProps) {
  const { label, hint, height, told, failure, onRead, className, ...drawing } = props;
  const { candles } = drawing;
  // By its time: older candles come before it while it is read.
  const [readTime, setReadTime] = useState<number>();
  const [isBroken, setBroken] = useState(() => !canDraw());
  const hintId = useId();
  const found = readTime === undefined ? -1 : candles.findIndex(({ time }) => time === readTime);
  const index = found < 0 ? undefined : found;
  const last = candles.length - 1;
  const shown = candles[index ?? last];

  function read(next: number | undefined) {
    const candle = next === undefined ? undefined : candles[next];
    setReadTime(candle?.time);
    onRead(candle);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && index !== undefined) {
      event.preventDefault();
      read(undefined);
      return;
    }
    const step = keySteps[event.key];
    if (step === undefined || last < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (index === undefined) read(step === Number.NEGATIVE_INFINITY ? 0 : last);
    else read(Math.min(last, Math.max(0, index + step)));
  }

  return (
    <div className={clsx('relative w-full', className)} style={{ blockSize: height }}>
      {isBroken ? <div className="absolute inset-0 grid place-items-center">{failure}</div> : null}
      <div
        role="slider"
        tabIndex={0}
        dir="ltr"
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={index ?? Math.max(0, last)}
        aria-valuetext={shown && told(shown)}
        onKeyDown={onKeyDown}
        onBlur={() => read(undefined)}
        className="size-full cursor-crosshair touch-pan-y rounded-control contain-inline-size focus-visible:outline-2 focus-visible:outline-focus"
      >
        {isBroken ? null : (
          <DrawingBoundary onFailure={() => setBroken(true)}>
            <CandleDrawing {...drawing} index={index} onIndexChange={read} />
          </DrawingBoundary>
        )}
      </div>
      <p id={hintId} className="sr-only">
        {hint}
      </p>
    </div>
  );
}
