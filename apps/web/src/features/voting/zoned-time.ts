import { dateTimeFormat } from '../../lib/date-time-format';

/** A time of the reader's zone, which is named. */
export function zonedTime(seconds: number, locale: string): string {
  const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return dateTimeFormat(locale, { ...parts, timeZoneName: 'short' }).format(seconds * 1000);
}

/** The same time where it is no matter who reads. */
export function utcTime(seconds: number, locale: string): string {
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return dateTimeFormat(locale, { ...parts, timeZone: 'UTC', timeZoneName: 'short' }).format(seconds * 1000);
}
