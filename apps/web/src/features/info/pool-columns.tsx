import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { floor, fraction, mul } from '@besc/domain/shared/fraction';
import { AprFigure } from '../../blocks/amounts/apr-figure';
import { poolApr } from '../../blocks/amounts/pool-apr';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import type { Text } from '../../blocks/language/text';
import type { ListColumn } from '../../blocks/list/list-column';
import { watchedPools } from '../../blocks/preferences/watch-lists';
import type { ToldToken } from '../../blocks/token-select/use-told-tokens';
import { PoolName } from './components/pool-name';
import { WatchButton } from './components/watch-button';

/** The columns of pools: of the table, and of the cards from the same rows. */
export function poolColumns(
  t: Text['t'],
  toldOf: (face: PoolFigures['token0']) => ToldToken,
  isSearched: boolean,
): readonly ListColumn<PoolFigures>[] {
  const tokensOf = ({ token0, token1 }: PoolFigures) => [toldOf(token0), toldOf(token1)] as const;
  const nameOf = (row: PoolFigures) =>
    tokensOf(row)
      .map(({ symbol }) => symbol)
      .join('/');
  const searchIn = (row: PoolFigures) =>
    [...tokensOf(row).flatMap(({ token }) => [token.symbol, token.name, token.address]), row.address].join(' ');
  return [
    {
      key: 'pool',
      heading: t('Pool'),
      place: 'head',
      cell: (row) => (
        <span className="flex items-center gap-1">
          <WatchButton list={watchedPools} address={row.address} name={nameOf(row)} />
          <PoolName pool={row.address} tokens={tokensOf(row)} />
        </span>
      ),
      sortBy: nameOf,
      ...(isSearched ? { searchIn } : {}),
    },
    {
      key: 'liquidity',
      heading: t('Liquidity'),
      isNumber: true,
      cell: ({ liquidityE18 }) => <UsdFigure e18={liquidityE18} />,
      sortBy: ({ liquidityE18 }) => liquidityE18,
    },
    {
      key: 'volume',
      heading: t('24h volume'),
      isNumber: true,
      cell: ({ volumeE18 }) => <UsdFigure e18={volumeE18} />,
      sortBy: ({ volumeE18 }) => volumeE18,
    },
    {
      key: 'week',
      heading: t('7d volume'),
      isNumber: true,
      isMinor: true,
      cell: ({ weekVolumeE18 }) => <UsdFigure e18={weekVolumeE18} />,
      sortBy: ({ weekVolumeE18 }) => weekVolumeE18,
    },
    {
      key: 'fees',
      heading: t('24h fees'),
      isNumber: true,
      isMinor: true,
      cell: ({ feesE18 }) => <UsdFigure e18={feesE18} />,
      sortBy: ({ feesE18 }) => feesE18,
    },
    {
      key: 'apr',
      heading: t('APR'),
      isNumber: true,
      cell: (row) => <AprFigure apr={poolApr(row)} />,
      sortBy: (row) => {
        const apr = poolApr(row);
        return apr && floor(mul(apr, fraction(oneE18)));
      },
    },
  ];
}
