import { type Fraction, fraction, toFixed } from '@besc/domain/shared/fraction';
import { ChangeText } from '@besc/ui/change-text';
import { useText } from '../../../blocks/language/use-text';
import { formatUsd } from '../../../blocks/prices/format-usd';
import { dateTimeFormat } from '../../../lib/date-time-format';
import type { Worth } from '../last-visit';

/** Of USD with two decimals. */
const cents = (usd: string) => BigInt(usd.replace('.', ''));

/** How much more or less everything is worth than at the last visit. */
export function SinceLastVisit({ visit, total }: { readonly visit: Worth; readonly total: Fraction }) {
  const { t, locale } = useText();
  // In whole cents, as the visit was noted: what lies below is no change.
  const change = cents(toFixed(total, 2)) - cents(visit.usd);
  const amount = formatUsd(fraction(change < 0n ? -change : change, 100n), locale);
  const day = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(visit.seconds * 1000);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <ChangeText
        direction={change > 0n ? 'up' : change < 0n ? 'down' : 'none'}
        text={`${change > 0n ? '+' : change < 0n ? '−' : ''}${amount}`}
      />
      <span className="text-text-muted">{t('since your last visit, %time%', { time: day })}</span>
    </p>
  );
}
