import { dateTimeFormat } from '../../lib/date-time-format';
import type { Blocker } from '../action/blocker';

/** That nothing can be put in until a time in unix seconds, and which way out there is meanwhile. */
export function pausedBlocker(pause: {
  readonly until: number;
  readonly locale: string;
}): Extract<Blocker, { kind: 'error' }> {
  const { until, locale } = pause;
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(until * 1000);
  return { kind: 'error', text: 'Paused until %time%. You can unstake any time.', values: { time } };
}
