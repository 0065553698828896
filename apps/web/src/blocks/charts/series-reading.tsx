import { ChangeText } from '@besc/ui/change-text';
import type { ChartPoint } from '@besc/ui/chart-drawing';
import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text';
import { formatPriceChange, type PriceChange } from './price-change';
import type { SeriesFormat } from './series-format';

/** The longer the figure, the smaller it is, so that it is read whole on a small screen; the line keeps its height. */
function figureSize(text: string | undefined): string {
  const length = text?.length ?? 0;
  if (length <= 14) return 'text-xl sm:text-2xl';
  return length <= 20 ? 'text-lg sm:text-xl' : 'text-base sm:text-lg';
}

/** The hero of a chart: the value now with its change over the range, or the value and time under the crosshair. */
export function SeriesReading(props: {
  readonly unit: ReactNode;
  readonly format: SeriesFormat;
  readonly current: number | undefined;
  /** Left out for what is not compared over the range. */
  readonly change: PriceChange | 'unknown' | undefined;
  readonly read: ChartPoint | undefined;
  readonly isLoading: boolean;
}) {
  const { locale } = useText();
  const { unit, format, current, change, read, isLoading } = props;
  const value = read?.value ?? current;
  const text = value === undefined ? undefined : format.value(value);
  return (
    <div className="min-w-0">
      <p className={`flex min-h-12 flex-wrap items-baseline gap-x-2 font-semibold ${figureSize(text)}`}>
        {value === undefined && isLoading ? (
          // In a line of its own, no higher than the digits: nothing moves when the value comes.
          <span>
            <Skeleton className="my-0! h-[0.8em]! w-36" />
          </span>
        ) : (
          <>
            <NumberText value={text} isRolling={read === undefined} />
            <span className="text-base font-normal tracking-normal text-text-muted">{unit}</span>
          </>
        )}
      </p>
      <p className="mt-1 flex min-h-6 items-center gap-2 text-sm text-text-muted">
        {read ? (
          format.time(read.time, 'reading')
        ) : change === undefined ? null : isLoading && change === 'unknown' ? (
          <Skeleton className="w-24" />
        ) : change === 'unknown' ? (
          <ChangeText look="badge" direction="none" text={undefined} />
        ) : (
          <ChangeText
            look="badge"
            direction={change.kind === 'flat' ? 'none' : change.kind}
            text={formatPriceChange(change, locale)}
          />
        )}
      </p>
    </div>
  );
}
