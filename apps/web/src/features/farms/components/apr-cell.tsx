import { compare, type Fraction, fraction } from '@besc/domain/shared/fraction';
import { IconButton } from '@besc/ui/icon-button';
import { NumberText } from '@besc/ui/number-text';
import { Tooltip } from '@besc/ui/tooltip';
import { Calculator } from 'lucide-react';
import { rateText } from '../../../blocks/amounts/rate-text';
import { useText } from '../../../blocks/language/use-text';
import type { FarmRow } from '../farm-row';
import { farmSubject } from '../farm-subject';
import { gapTexts } from '../gap-text';

/** The way to the calculator, or why no yield is known; then what a farm pays in a year with a bar of its parts, under its heading. */
export function AprCell({ row, onCalculate }: { readonly row: FarmRow; readonly onCalculate: (key: string) => void }) {
  const { t, locale } = useText();
  const { apr, gap } = row;
  return (
    <span className="inline-flex items-center gap-1.5">
      {apr.total === undefined ? (
        <Tooltip label={t('Why this is missing')} content={gap === undefined ? t('Not known yet') : t(gapTexts[gap])} />
      ) : farmSubject(row) === undefined ? null : (
        <IconButton
          className="-my-2"
          label={t('Open the ROI calculator for %farm%', { farm: row.lpSymbol })}
          icon={<Calculator size={16} aria-hidden />}
          onClick={() => onCalculate(row.key)}
        />
      )}
      <span className="flex flex-col items-end gap-1">
        <NumberText value={rateText(apr.total, locale)} className="font-semibold" />
        {apr.total ? <PartsBar rewards={apr.rewards} fees={apr.fees} /> : null}
      </span>
    </span>
  );
}

/** Rewards beside fees, as parts of one line. */
export function PartsBar(props: { readonly rewards: Fraction | undefined; readonly fees: Fraction | undefined }) {
  const { rewards = fraction(0n), fees = fraction(0n) } = props;
  const total = rewards.numerator * fees.denominator + fees.numerator * rewards.denominator;
  if (total === 0n) return null;
  const part = Number((rewards.numerator * fees.denominator * 1000n) / total) / 10;
  return (
    <span aria-hidden className="flex h-1 w-16 overflow-hidden rounded-full bg-surface-hover">
      <span className="bg-reward" style={{ width: `${part}%` }} />
      {compare(fees, fraction(0n)) > 0 ? <span className="flex-1 bg-primary" /> : null}
    </span>
  );
}
