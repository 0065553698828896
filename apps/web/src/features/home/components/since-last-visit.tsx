import { compare, type Fraction, fraction, sub } from '@besc/domain/shared/fraction';
import { ChangeText } from '@besc/ui/change-text';
import { useText } from '../../../blocks/language/use-text';
import { formatUsd } from '../../../blocks/prices/format-usd';
import { dateTimeFormat } from '../../../lib/date-time-format';
import type { Worth } from '../last-visit';

/** How much more or less everything is worth than at the last visit. */
export function SinceLastVisit({ visit, total }: { readonly visit: Worth; readonly total: Fraction }) {
  const { t, locale } = useText();
  const change = sub(total, fraction(BigInt(visit.usd.replace('.', '')), 100n));
  const sign = compare(change, fraction(0n));
  const amount = formatUsd(sign < 0 ? { ...change, numerator: -change.numerator } : change, locale);
  const day = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(visit.seconds * 1000);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <ChangeText
        direction={sign > 0 ? 'up' : sign < 0 ? 'down' : 'none'}
        text={`${sign > 0 ? '+' : sign < 0 ? '−' : ''}${amount}`}
      />
      <span className="text-text-muted">{t('since your last visit, %time%', { time: day })}</span>
    </p>
  );
}
