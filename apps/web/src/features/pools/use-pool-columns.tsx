import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import clsx from 'clsx';
import { Suspense, useMemo } from 'react';
import { useText } from '../../blocks/language/use-text';
import type { ListColumn, ListDetail } from '../../blocks/list/list-column';
import { lazyPart } from '../../lib/lazy-part';
import { BlocksLeft } from './components/blocks-left';
import { PoolAmount } from './components/pool-amount';
import { PoolDetails } from './components/pool-details';
import { PoolName } from './components/pool-name';
import { PoolPanel } from './components/pool-panel';
import { PoolRate } from './components/pool-rate';
import type { PoolRow } from './pool-row';
import { floatOf, usd } from './pools.view-model';

const PoolHistory = lazyPart('pool-history', async () => (await import('./components/pool-history')).PoolHistory);

/** The columns and what a row opens to: of table and cards alike. */
export function usePoolColumns(calculate: (key: string) => void) {
  const { t } = useText();
  return useMemo(() => {
    const columns: readonly ListColumn<PoolRow>[] = [
      {
        key: 'pool',
        heading: t('Pool'),
        place: 'head',
        cell: (row) => <PoolName row={row} />,
        // The whole symbol: what is shown of it may be its ends.
        searchIn: ({ earning }) => earning.currency.symbol,
      },
      {
        key: 'apr',
        heading: t('APR'),
        isNumber: true,
        only: 'table',
        sortBy: ({ rate }) => rate && floatOf(rate),
        cell: (row) => <PoolRate row={row} onCalculate={() => calculate(row.key)} />,
      },
      {
        key: 'rate',
        heading: t('Yearly rate'),
        only: 'cards',
        cell: (row) => <PoolRate row={row} isNamed onCalculate={() => calculate(row.key)} />,
      },
      {
        key: 'earned',
        heading: t('Earned'),
        isNumber: true,
        only: 'table',
        sortBy: ({ holding, earnedUsd }) => (holding === undefined ? undefined : earnedUsd && floatOf(earnedUsd)),
        cell: ({ holding, earning, earnedUsd, isLoading }) => (
          <PoolAmount what="earned" amount={holding?.earned} of={earning} usd={earnedUsd} isLoading={isLoading} />
        ),
      },
      {
        key: 'staked',
        heading: t('My stake'),
        isNumber: true,
        only: 'table',
        cell: ({ holding, staked, isLoading }) => (
          <PoolAmount
            what="staked"
            amount={holding?.staked}
            of={staked}
            usd={holding && usd(holding.staked, staked)}
            isLoading={isLoading}
            hasSymbol
          />
        ),
      },
      {
        key: 'total',
        heading: t('Total staked'),
        isNumber: true,
        only: 'table',
        sortBy: ({ totalUsd }) => totalUsd && floatOf(totalUsd),
        cell: ({ totalStaked, staked, totalUsd, isLoading }) => (
          <PoolAmount what="staked" amount={totalStaked} of={staked} usd={totalUsd} isLoading={isLoading} hasSymbol />
        ),
      },
      {
        key: 'ends',
        heading: t('Starts or ends in'),
        isNumber: true,
        isMinor: true,
        only: 'table',
        cell: (row) => <BlocksLeft row={row} />,
      },
      {
        key: 'panel',
        heading: t('Stake'),
        place: 'foot',
        only: 'cards',
        cell: (row) => <PoolPanel row={row} />,
      },
    ];
    const detail: ListDetail<PoolRow> = {
      name: ({ earning }) => displaySymbol(earning.currency.symbol),
      content: (row, layout) => (
        <div className={clsx('flex flex-col gap-4 py-3', layout === 'table' && 'px-4')}>
          <div className={clsx('flex flex-col gap-4', layout === 'table' && 'lg:flex-row lg:items-start lg:gap-8')}>
            {layout === 'table' ? (
              <div className="min-w-0 flex-[3]">
                <PoolPanel row={row} />
              </div>
            ) : null}
            <div className="min-w-0 flex-[2]">
              <PoolDetails row={row} />
            </div>
          </div>
          <Suspense fallback={<div className="h-96" />}>
            <PoolHistory row={row} />
          </Suspense>
        </div>
      ),
    };
    return { columns, detail };
  }, [t, calculate]);
}
