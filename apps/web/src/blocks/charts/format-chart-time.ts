import type { ChartWindow } from '@besc/domain/swap/chart-series';
import { dateTimeFormat } from '../../lib/date-time-format';

const axis: Record<ChartWindow, Intl.DateTimeFormatOptions> = {
  0: { hour: '2-digit', minute: '2-digit' },
  1: { day: 'numeric', month: 'short' },
  2: { day: 'numeric', month: 'short' },
  3: { month: 'short', year: 'numeric' },
};

const reading: Record<ChartWindow, Intl.DateTimeFormatOptions> = {
  0: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  1: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  2: { day: 'numeric', month: 'long', year: 'numeric' },
  3: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** A chart's time (unix seconds) in the reader's time zone: short on the axis, complete in a reading. */
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
