import type { Moment } from '@besc/domain/shared/time-left';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text';
import { formatDuration } from './format-duration';
import { useTimeLeft } from './use-time-left';

/**
 * The time until a block or a time of the chain, then `over`. The seconds are not read out as they pass, the end is. A dash
 * while the chain's time is unknown.
 */
export function Countdown({ until, over }: { readonly until: Moment; readonly over: ReactNode }) {
  const { t, locale } = useText();
  const left = useTimeLeft(until);
  const time = left && formatDuration(left.seconds, locale);
  return (
    <>
      {left?.isOver ? null : (
        <span role="timer" className="tabular-nums">
          {time === undefined ? '–' : left?.isAbout ? t('about %time%', { time }) : time}
        </span>
      )}
      <span role="status">{left?.isOver ? over : null}</span>
    </>
  );
}
