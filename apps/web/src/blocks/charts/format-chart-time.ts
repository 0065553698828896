import type { ChartWindow } from '@besc/domain/swap/chart-series';
import { dateTimeFormat } from '../../lib/date-time-format';

const axis: Record<ChartWindow, Intl.DateTimeFormatOptions> = {
  0: { hour: '2-digit', minute: '2-digit' },
  1: { day: 'numeric', month: 'short' },
  2: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  3: { month: 'short', year: 'numeric', timeZone: 'UTC' },
};

const reading: Record<ChartWindow, Intl.DateTimeFormatOptions> = {
  0: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  1: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  2: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  3: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
};

/**
 * A chart's time (unix seconds): short on the axis, complete in a reading. Hours are the reader's; days are those that the
 * index counts, in UTC.
 */
export function formatChartTime(options: {
  time: number;
  place: 'axis' | 'reading';
  window: ChartWindow;
  locale: string;
}): string {
  const { time, place, window, locale } = options;
  const style = place === 'axis' ? axis[window] : reading[window];
  return dateTimeFormat(locale, style).format(new Date(time * 1000));
}
