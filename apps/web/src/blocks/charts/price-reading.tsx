import type { ChartPoint, ChartWindow } from '@besc/domain/swap/chart-series';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { ChangeText } from '@besc/ui/change-text';
import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../language/use-text';
import type { ChartPair } from './chart-pair';
import { formatChartTime } from './format-chart-time';
import { formatPrice } from './format-price';
import { formatPriceChange, type PriceChange } from './price-change';

/** The longer the price, the smaller its figures, so that it is read whole on a small screen; the line keeps its height. */
function figureSize(text: string | undefined): string {
  const length = text?.length ?? 0;
  if (length <= 14) return 'text-xl sm:text-2xl';
  return length <= 20 ? 'text-lg sm:text-xl' : 'text-base sm:text-lg';
}

/** The hero of the chart: the price now with its change over the window, or the price and time under the crosshair. */
export function PriceReading(props: {
  readonly pair: ChartPair;
  readonly window: ChartWindow;
  readonly current: number | undefined;
  readonly change: PriceChange | undefined;
  readonly read: ChartPoint | undefined;
  readonly isLoading: boolean;
}) {
  const { t, locale } = useText();
  const { pair, window, current, change, read, isLoading } = props;
  const value = read?.value ?? current;
  const text = value === undefined ? undefined : formatPrice(value, locale);
  return (
    <div className="min-w-0">
      <p className={`flex min-h-12 flex-wrap items-baseline gap-x-2 font-semibold ${figureSize(text)}`}>
        {value === undefined && isLoading ? (
          // In a line of its own, no higher than the digits: nothing moves when the price comes.
          <span>
            <Skeleton className="my-0! h-[0.8em]! w-36" />
          </span>
        ) : (
          <>
            <NumberText value={text} isRolling={read === undefined} />
            <span className="text-base font-normal tracking-normal text-text-muted">
              {t('%assetA% per %assetB%', {
                assetA: displaySymbol(pair.output.symbol),
                assetB: displaySymbol(pair.input.symbol),
              })}
            </span>
          </>
        )}
      </p>
      <p className="mt-1 flex min-h-6 items-center gap-2 text-sm text-text-muted">
        {read ? (
          formatChartTime({ time: read.time, place: 'reading', window, locale })
        ) : isLoading && change === undefined ? (
          <Skeleton className="w-24" />
        ) : (
          <ChangeText
            look="badge"
            direction={change === undefined || change.kind === 'flat' ? 'none' : change.kind}
            text={change && formatPriceChange(change, locale)}
          />
        )}
      </p>
    </div>
  );
}
