import { type Moment, type TimeLeft, timeLeft } from '@besc/domain/shared/time-left';
import { useSinceHead } from './use-since-head';

/** What is left until a moment, second by second while the page is seen; undefined while the chain's time is unknown. */
export function useTimeLeft(until: Moment): TimeLeft | undefined {
  const since = useSinceHead();
  return since && timeLeft({ until, ...since });
}
