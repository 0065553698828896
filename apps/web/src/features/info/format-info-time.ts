import { type InfoWindow, isByDay } from '@besc/domain/info/info-window';
import { dateTimeFormat } from '../../lib/date-time-format';

const axis: Readonly<Record<InfoWindow, Intl.DateTimeFormatOptions>> = {
  '1D': { hour: '2-digit', minute: '2-digit' },
  '7D': { day: 'numeric', month: 'short' },
  '14D': { day: 'numeric', month: 'short' },
  '30D': { day: 'numeric', month: 'short' },
  '1Y': { month: 'short', year: 'numeric' },
  '5Y': { month: 'short', year: 'numeric' },
};

/** A time of a range: hours are the reader's, days those that the index counts, in UTC. */
export function formatInfoTime(options: {
  readonly time: number;
  readonly place: 'axis' | 'reading';
  readonly window: InfoWindow;
  readonly locale: string;
}): string {
  const { time, place, window, locale } = options;
  const days: Intl.DateTimeFormatOptions = isByDay(window) ? { timeZone: 'UTC' } : {};
  const reading: Intl.DateTimeFormatOptions = isByDay(window)
    ? { dateStyle: 'long' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return dateTimeFormat(locale, { ...(place === 'axis' ? axis[window] : reading), ...days }).format(time * 1000);
}
