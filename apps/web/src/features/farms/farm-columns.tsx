import { UsdText } from '../../blocks/amounts/usd-text';
import type { Text } from '../../blocks/language/text';
import type { ListColumn } from '../../blocks/list/list-column';
import { AprCell } from './components/apr-cell';
import { FarmName } from './components/farm-name';
import { HeldCell } from './components/held-cell';
import { PrimaryAct } from './components/primary-act';
import { e18Of, type FarmRow } from './farm-row';

/** The columns of the farms: of the table, and of the cards from the same rows. */
export function farmColumns(t: Text['t'], onCalculate: (key: string) => void): readonly ListColumn<FarmRow>[] {
  const money = { decimals: 18 } as const;
  return [
    {
      key: 'farm',
      heading: t('Farm'),
      place: 'head',
      cell: (row) => <FarmName row={row} />,
      searchIn: ({ lpSymbol, token, quoteToken }) => [lpSymbol, token?.name, quoteToken?.name].join(' '),
      sortBy: ({ lpSymbol }) => lpSymbol,
    },
    {
      key: 'apr',
      heading: t('APR'),
      isNumber: true,
      cell: (row) => <AprCell row={row} onCalculate={onCalculate} />,
      sortBy: ({ apr }) => e18Of(apr.total),
    },
    {
      key: 'earned',
      heading: t('Earned'),
      isNumber: true,
      cell: ({ mine }) => <HeldCell amount={mine?.earned} usd={mine?.earnedUsd} currency={money} tone="reward" />,
      sortBy: ({ mine }) => mine?.earned,
    },
    {
      key: 'staked',
      heading: t('My stake'),
      isNumber: true,
      isMinor: true,
      cell: ({ mine, lpToken }) => <HeldCell amount={mine?.staked} usd={mine?.stakedUsd} currency={lpToken} />,
      sortBy: ({ mine }) => e18Of(mine?.stakedUsd),
    },
    {
      key: 'liquidity',
      heading: t('Value locked'),
      isNumber: true,
      cell: ({ stakedUsd }) => <UsdText value={stakedUsd} />,
      sortBy: ({ stakedUsd }) => e18Of(stakedUsd),
    },
    {
      key: 'multiplier',
      heading: t('Multiplier'),
      isNumber: true,
      only: 'table',
      isMinor: true,
      cell: ({ multiplier }) => <bdi dir="ltr">{multiplier}</bdi>,
      sortBy: ({ farm }) => farm.allocPoint,
    },
    { key: 'act', heading: '', place: 'foot', only: 'cards', cell: (row) => <PrimaryAct row={row} /> },
  ];
}
