import { Badge } from '@besc/ui/badge';
import { Infinity as Endless, RefreshCw } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import type { PoolRow } from '../pool-row';
import { useRowTexts } from './use-row-texts';

/** The head of a row: its marks, what it is, what is staked, whether it restakes by itself, and that it is over, but for MONEY's own. */
export function PoolName({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { title, subtitle } = useRowTexts(row);
  const { category, isFinished } = row;
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <PoolMarks row={row} />
      <span className="min-w-28 xl:min-w-48">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <bdi className="text-base font-semibold [overflow-wrap:anywhere]">{title}</bdi>
          <Badge tone={category === 'auto' ? 'primary' : 'neutral'}>
            {category === 'auto' ? t('Auto') : t('Manual')}
          </Badge>
          {row.isUnread ? <Badge tone="warning">{t('Some of this couldn’t be loaded')}</Badge> : null}
          {isFinished && category === 'community' ? <Badge tone="warning">{t('Finished')}</Badge> : null}
        </span>
        <span className="block text-xs font-normal text-text-muted">{subtitle}</span>
      </span>
    </span>
  );
}

/** What is earned, and on it how or for what. */
export function PoolMarks({ row }: { readonly row: PoolRow }) {
  const { category, staked, earning } = row;
  return (
    <span aria-hidden className="relative shrink-0">
      <CurrencyMark currency={earning.currency} size={36} />
      {category !== 'community' ? (
        <span className="absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full border-2 border-surface-raised bg-primary text-on-primary">
          {category === 'auto' ? <RefreshCw size={11} /> : <Endless size={11} />}
        </span>
      ) : (
        <span className="absolute -end-1.5 -bottom-1 rounded-full border-2 border-surface-raised">
          <CurrencyMark currency={staked.currency} size={20} />
        </span>
      )}
    </span>
  );
}
