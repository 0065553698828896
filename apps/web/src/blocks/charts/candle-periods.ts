import type { CandleSeconds } from '@besc/domain/market/candle';
import { daySeconds } from '@besc/domain/shared/constants';
import { dateTimeFormat } from '../../lib/date-time-format';

/** How long a candle lasts, as it is chosen. */
export const candlePeriods = [
  { value: '60', seconds: 60, label: { text: '1m' } },
  { value: '300', seconds: 300, label: { text: '5m' } },
  { value: '3600', seconds: 3_600, label: { text: '1h' } },
  { value: '86400', seconds: 86_400, label: { text: '1D' } },
] as const satisfies readonly { value: string; seconds: CandleSeconds; label: { text: string } }[];

/** The ranges of the line, each with the candles that it is drawn in and how far back it goes. */
export const candleRanges = [
  { value: '0', label: { text: '24H' }, period: '300', span: daySeconds },
  { value: '1', label: { text: '1W' }, period: '3600', span: 7 * daySeconds },
  { value: '2', label: { text: '1M' }, period: '3600', span: 30 * daySeconds },
  { value: '3', label: { text: '1Y' }, period: '86400', span: 365 * daySeconds },
] as const satisfies readonly { value: string; label: { text: string }; period: string; span: number }[];

export type CandlePeriod = (typeof candlePeriods)[number];

/** The time of a candle: minutes and hours are the reader's, days those that the index counts, in UTC. */
export function formatCandleTime(time: number, place: 'date' | 'time' | 'reading', seconds: number, locale: string) {
  const zone: Intl.DateTimeFormatOptions = seconds < daySeconds ? {} : { timeZone: 'UTC' };
  const whole: Intl.DateTimeFormatOptions =
    seconds < daySeconds ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' };
  const short: Intl.DateTimeFormatOptions =
    place === 'time' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  return dateTimeFormat(locale, { ...(place === 'reading' ? whole : short), ...zone }).format(time * 1000);
}
