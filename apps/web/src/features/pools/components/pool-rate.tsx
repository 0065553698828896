import { fraction } from '@besc/domain/shared/fraction';
import { IconButton } from '@besc/ui/icon-button';
import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import { Tooltip } from '@besc/ui/tooltip';
import { Calculator } from 'lucide-react';
import { rateText } from '../../../blocks/amounts/rate-text';
import { useText } from '../../../blocks/language/use-text';
import type { PoolRow } from '../pool-row';
import { useRowTexts } from './use-row-texts';

/** A rate or a fee for sentences: a dash where it is unknown. */
export function percentText(share: PoolRow['rate'], locale: string): string {
  return rateText(share, locale) ?? '–';
}

/** The same of hundredths of a percent. */
export function bpsText(bps: bigint | undefined, locale: string): string {
  return percentText(bps === undefined ? undefined : fraction(bps, 10_000n), locale);
}

/** APY of the vault, APR of all others at the end, under its heading; before it the calculator and what it is made of. */
export function PoolRate(props: {
  readonly row: PoolRow;
  /** With its name before it, where no heading has it. */
  readonly isNamed?: boolean;
  readonly onCalculate: () => void;
}) {
  const { t, locale } = useText();
  const { row, onCalculate } = props;
  const { title } = useRowTexts(row);
  const { rate, apr, vault, isFinished, isLoading } = row;
  const isAuto = row.category === 'auto';
  const name = isAuto ? t('APY') : t('APR');
  const named = props.isNamed || isAuto ? <span className="text-xs text-text-muted">{name}</span> : null;
  if (isLoading) {
    return (
      <span className="inline-flex items-center gap-1">
        {named}
        <Skeleton className="w-16" />
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1">
      {isFinished || rate === undefined ? null : (
        <IconButton
          label={t('ROI calculator of %pool%', { pool: title })}
          icon={<Calculator size={17} aria-hidden />}
          // Beside it a finger finds the explanation as well.
          className="me-2"
          onClick={onCalculate}
        />
      )}
      <Tooltip
        label={t('About the %rate% of %pool%', { rate: name, pool: title })}
        content={
          isFinished
            ? t('This pool no longer pays rewards.')
            : row.phase.kind === 'upcoming'
              ? t('This pool hasn’t started: no rewards yet.')
              : rate === undefined && row.isUnread
                ? t('Some of this couldn’t be loaded')
                : apr !== undefined && rate === undefined
                  ? t('Compounded over a year, this is too large to be meaningful.')
                  : rate === undefined
                    ? t('The rate is unknown while nothing is staked or a token has no price.')
                    : vault
                      ? t(
                          '%apr% APR, compounded 5000 times a year, after the %fee% performance fee and the %bounty% compounding bounty. Updated from the chain every block.',
                          {
                            apr: percentText(apr, locale),
                            fee: bpsText(vault.state.performanceFeeBps, locale),
                            bounty: bpsText(vault.state.callFeeBps, locale),
                          },
                        )
                      : t(
                          'A year of rewards divided by the total staked, at this block’s prices and stakes, without compounding.',
                        )
        }
      />
      {named}
      <NumberText value={rateText(rate, locale)} className="font-semibold" />
    </span>
  );
}
