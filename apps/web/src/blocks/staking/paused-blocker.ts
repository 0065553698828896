import { dateTimeFormat } from '../../lib/date-time-format';
import type { Blocker } from '../action/blocker';

/** That nothing can be staked until a time in unix seconds. */
export function pausedBlocker(until: bigint, locale: string): Extract<Blocker, { kind: 'error' }> {
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Number(until) * 1000);
  return { kind: 'error', text: 'Paused until %time%. You can unstake at any time.', values: { time } };
}
