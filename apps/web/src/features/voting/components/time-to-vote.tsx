import type { Proposal } from '@besc/domain/voting/proposal';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { dateTimeFormat } from '../../../lib/date-time-format';

/** How long a proposal can be voted on, when it starts, or when it ended. */
export function TimeToVote({ proposal }: { readonly proposal: Pick<Proposal, 'state' | 'start' | 'end'> }) {
  const { t, locale } = useText();
  const { state, start, end } = proposal;
  const until = (seconds: number) => ({
    time: <Countdown until={{ kind: 'time', seconds: BigInt(seconds) }} over={t('any moment now')} />,
  });
  if (state === 'closed') {
    const time = dateTimeFormat(locale, { dateStyle: 'medium' }).format(end * 1000);
    return <span>{t('Ended %time%', { time })}</span>;
  }
  return (
    <span>
      {state === 'active' ? withParts(t('Ends in %time%'), until(end)) : withParts(t('Starts in %time%'), until(start))}
    </span>
  );
}
