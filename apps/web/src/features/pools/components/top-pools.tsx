import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import { Link } from 'wouter';
import { rateText } from '../../../blocks/amounts/rate-text';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { hrefOf } from '../../../lib/query-text';
import type { PoolRow } from '../pool-row';
import { topPools } from '../top-pools';
import { usePools } from '../use-pools';
import { PoolMarks } from './pool-name';
import { useRowTexts } from './use-row-texts';

/** For the front page: the pools that pay most now, and what is staked there. */
export function TopPools() {
  const { t } = useText();
  const { settings } = useChain();
  const { state, rows, isPriced } = usePools();
  const shown =
    state.kind === 'loading' || state.kind === 'failed' || !isPriced
      ? undefined
      : topPools(rows, settings.topPools.minimumStakedUsd);
  return (
    <FrontTile title={t('Top pools')} link={{ to: '/pools', label: t('All pools') }}>
      <div className="flex justify-between text-xs text-text-muted">
        <span>{t('Pool')}</span>
        <span>{t('Yearly rate and total staked')}</span>
      </div>
      <ul className="flex flex-col divide-y divide-border">
        {shown === undefined
          ? [1, 2, 3, 4, 5].map((line) => (
              <li key={line} className="flex min-h-16 items-center">
                {state.kind === 'failed' ? null : <Skeleton className="h-8 w-full" />}
              </li>
            ))
          : shown.map((row) => (
              <li key={row.key}>
                <TopPool row={row} />
              </li>
            ))}
      </ul>
      {state.kind === 'failed' ? (
        <p role="status" className="text-sm text-text-muted">
          {t('The chain isn’t responding right now.')}
        </p>
      ) : null}
      {shown?.length === 0 ? (
        <p className="text-sm text-text-muted">{t('No pool has a known rate right now.')}</p>
      ) : null}
    </FrontTile>
  );
}

function TopPool({ row }: { readonly row: PoolRow }) {
  const { t, locale } = useText();
  const { title, subtitle } = useRowTexts(row);
  return (
    <Link
      to={hrefOf('/pools', { open: row.key })}
      className="-mx-2 flex min-h-16 items-center gap-3 rounded-control px-2 hover:bg-surface-hover"
    >
      <PoolMarks row={row} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <bdi className="block font-medium">{title}</bdi>
        <bdi className="block text-xs text-text-muted">{subtitle}</bdi>
      </span>
      <span className="flex flex-col items-end">
        <span className="flex items-baseline gap-1">
          <span className="text-xs text-text-muted">{row.category === 'auto' ? t('APY') : t('APR')}</span>
          <NumberText value={rateText(row.rate, locale)} className="font-semibold" />
        </span>
        <UsdText value={row.totalUsd} tone="muted" className="text-sm" />
      </span>
    </Link>
  );
}
