import { type CompetitionPhase, competitionPhases } from '@besc/domain/competition/competition-phase';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import clsx from 'clsx';
import { Countdown } from '../../../blocks/clock/countdown';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';
import { dateTimeFormat } from '../../../lib/date-time-format';

const names: Readonly<Record<CompetitionPhase, Message>> = {
  registration: { text: 'Registration' },
  battle: { text: 'Battle' },
  calculating: { text: 'Calculating' },
  claim: { text: 'Claim' },
  claimed: { text: 'Claimed' },
};

/** The phases of a competition with their times; the one it is in says when it ends. */
export function PhaseLine({
  competition,
  phase,
}: {
  readonly competition: Competition;
  readonly phase: CompetitionPhase;
}) {
  const { t, say, locale } = useText();
  const { startTime, endTime, claimingSince, claimSeconds } = competition;
  const claimEnd = claimingSince === undefined ? undefined : claimingSince + claimSeconds;
  const begins: Readonly<Record<CompetitionPhase, number | undefined>> = {
    registration: undefined,
    battle: startTime,
    calculating: endTime,
    claim: claimingSince,
    claimed: claimEnd,
  };
  const ends = {
    ...begins,
    registration: startTime,
    battle: endTime,
    calculating: undefined,
    claim: claimEnd,
    claimed: undefined,
  };
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const at = competitionPhases.indexOf(phase);
  return (
    <ol
      aria-label={t('Phases')}
      className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-border bg-border sm:grid-cols-5"
    >
      {competitionPhases.map((one, index) => {
        const [begin, end] = [begins[one], ends[one]];
        return (
          <li
            key={one}
            aria-current={index === at ? 'step' : undefined}
            className={clsx(
              'flex min-h-14 flex-row items-center justify-between gap-2 px-4 py-2 sm:flex-col sm:items-start sm:justify-start',
              index === at ? 'bg-primary-soft' : 'bg-surface-raised',
            )}
          >
            <span
              className={clsx('font-semibold', index === at ? 'text-primary' : index < at ? '' : 'text-text-muted')}
            >
              {say(names[one])}
            </span>
            <span className="text-sm text-text-muted">
              {index === at && end !== undefined ? (
                <Countdown until={{ kind: 'time', seconds: BigInt(end) }} over={t('any moment now')} />
              ) : begin === undefined ? (
                ''
              ) : (
                time.format(begin * 1000)
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
