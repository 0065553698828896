import { unstakingFeeSeconds } from '@besc/domain/pools/vault-position';
import { Tooltip } from '@besc/ui/tooltip';
import { useChainHead } from '../../../blocks/clock/use-chain-head';
import { useTimeLeft } from '../../../blocks/clock/use-time-left';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { hoursText } from '../hours-text';
import type { PoolRow } from '../pool-row';
import { bpsText } from './pool-rate';

/** Days, hours and minutes, all three, rounded up to the minute so that the end is never told too early. */
function daysHoursMinutes(seconds: number | undefined, locale: string): string {
  if (seconds === undefined) return '–';
  const minutes = Math.ceil(seconds / 60);
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor((minutes % 1440) / 60)],
    ['minute', minutes % 60],
  ] as const;
  return parts
    .map(([unit, count]) => numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count))
    .join(' ');
}

/** How long an unstaking fee is still kept back, as a ring that empties; each stake refills it. */
export function FeeTimer({ row }: { readonly row: PoolRow }) {
  const { t, locale } = useText();
  const head = useChainHead();
  const { vault } = row;
  const lastDepositedTime = vault?.holder?.lastDepositedTime;
  const period = vault?.state.withdrawFeePeriodSeconds;
  const left = useTimeLeft({ kind: 'time', seconds: (lastDepositedTime ?? 0n) + (period ?? 0n) });
  if (vault === undefined || lastDepositedTime === undefined || period === undefined) return null;
  const fee = bpsText(vault.state.withdrawFeeBps, locale);
  const isOver =
    head !== undefined && unstakingFeeSeconds({ lastDepositedTime, periodSeconds: period, now: head.seconds }) === 0n;
  const hours = hoursText(period, locale);
  return (
    <p className="flex items-center gap-2 text-xs text-text-muted">
      <Ring part={isOver || period === 0n ? 0 : Math.min(1, (left?.seconds ?? 0) / Number(period))} />
      <span>
        {isOver
          ? t('No %fee% fee if you unstake now', { fee })
          : t('%fee% unstaking fee for %time%', {
              fee,
              time: daysHoursMinutes(left?.seconds, locale),
            })}{' '}
        <Tooltip
          label={t('About the unstaking fee')}
          content={t(
            'Unstaking within %hours% hours of your last stake costs %fee%. Each new stake restarts the timer.',
            { fee, hours },
          )}
        />
      </span>
    </p>
  );
}

function Ring({ part }: { readonly part: number }) {
  const length = 2 * Math.PI * 8;
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90" aria-hidden>
      <circle cx="10" cy="10" r="8" fill="none" strokeWidth="3" className="stroke-border" />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={`${length * part} ${length}`}
        className="stroke-primary"
      />
    </svg>
  );
}
