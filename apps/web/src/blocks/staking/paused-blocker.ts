import { dateTimeFormat } from '../../lib/date-time-format';
import type { Blocker } from '../action/blocker';

const pausedText = 'Paused until %time%. You can unstake at any time.';

/** That nothing can be put in until a time in unix seconds. `text` tells of it as %time%, and which way out there is meanwhile. */
export function pausedBlocker(pause: {
  readonly until: number;
  readonly locale: string;
  readonly text?: string;
}): Extract<Blocker, { kind: 'error' }> {
  const { until, locale, text = pausedText } = pause;
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(until * 1000);
  return { kind: 'error', text, values: { time } };
}
