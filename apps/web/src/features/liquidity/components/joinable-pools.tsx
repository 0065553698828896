import { addressOf } from '@besc/contracts/deploy/address-of';
import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { formatPairShare } from '@besc/domain/liquidity/pair-share';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { type Fraction, floor, fraction, mul } from '@besc/domain/shared/fraction';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { AprFigure } from '../../../blocks/amounts/apr-figure';
import { poolApr } from '../../../blocks/amounts/pool-apr';
import { UsdFigure } from '../../../blocks/amounts/usd-figure';
import { useChain } from '../../../blocks/chain/chain-context';
import type { Text } from '../../../blocks/language/text';
import { useText } from '../../../blocks/language/use-text';
import { DataList } from '../../../blocks/list/data-list';
import type { ListColumn } from '../../../blocks/list/list-column';
import { layoutPreference } from '../../../blocks/list/list-layout';
import { listState } from '../../../blocks/list/list-state';
import { MoreButton } from '../../../blocks/list/more-button';
import { type ToldToken, useToldTokens } from '../../../blocks/token-select/use-told-tokens';
import { formatPercent } from '../../../lib/format-percent';
import { hasFailed } from '../../../lib/has-failed';
import { poolsToJoinQuery } from '../liquidity.queries';
import { useTrackedPositions } from '../use-positions';
import { PoolFace } from './pool-face';

const poolsLayout = layoutPreference('joinablePoolsViewMode');
const keyOf = ({ address }: PoolFigures) => address;

/** All pools that one could join, those that hold most first, with the own share of each. */
export function JoinablePools({ owner }: { readonly owner: Address | undefined }) {
  const { t, locale } = useText();
  const chain = useChain();
  const toldOf = useToldTokens();
  const query = useInfiniteQuery(poolsToJoinQuery(chain));
  const { data } = query;
  const rows = useMemo(() => {
    if (data === undefined) return undefined;
    // A pool that grew between two pages would come twice.
    return [...new Map(data.pages.flatMap((page) => page.rows).map((row) => [row.address, row])).values()];
  }, [data]);
  const state = listState({
    rows,
    asOf: query.dataUpdatedAt,
    isFailed: hasFailed(query),
    isTrying: query.isFetching,
    retry: () => void query.refetch(),
  });
  const { positions } = useTrackedPositions(owner).query.data ?? {};
  const shares = useMemo(
    () => new Map(positions?.map(({ supplied, share }) => [supplied.pair.address, share] as const)),
    [positions],
  );
  const wbesc = addressOf(chain.settings, 'tokens', 'wbesc');
  const columns = useMemo(() => poolColumns({ t, locale, toldOf, shares, wbesc }), [t, locale, toldOf, shares, wbesc]);
  return (
    <Card
      title={t('All pools')}
      subtitle={t('Join one and earn a part of each trade’s fee')}
      className="max-w-[1232px]"
    >
      <DataList
        label={t('All pools')}
        name="pool"
        columns={columns}
        rowKey={keyOf}
        state={state}
        tools={{ search: t('Search'), usualOrder: t('Liquidity'), layoutChoice: poolsLayout }}
        empty={{ title: t('There are no pools yet.') }}
        failure={{
          title: t('The list of pools couldn’t be loaded'),
          stillWorks: t('Adding liquidity works without it.'),
        }}
      />
      <MoreButton query={query} />
    </Card>
  );
}

function poolColumns(known: {
  readonly t: Text['t'];
  readonly locale: string;
  readonly toldOf: (face: PoolFigures['token0']) => ToldToken;
  readonly shares: ReadonlyMap<Address, Fraction>;
  readonly wbesc: Address;
}): readonly ListColumn<PoolFigures>[] {
  const { t, locale, toldOf, shares, wbesc } = known;
  const tokensOf = ({ token0, token1 }: PoolFigures) => [toldOf(token0), toldOf(token1)] as const;
  const idOf = ({ id }: { readonly id: Address }) => (id === wbesc ? 'BESC' : id);
  return [
    {
      key: 'pool',
      heading: t('Pool'),
      place: 'head',
      cell: (row) => <PoolFace tokens={tokensOf(row)} wbesc={wbesc} />,
      sortBy: (row) =>
        tokensOf(row)
          .map(({ symbol }) => symbol)
          .join('/'),
      searchIn: (row) =>
        [...tokensOf(row).flatMap(({ token }) => [token.symbol, token.name, token.address]), row.address].join(' '),
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
      sortBy: (row) => e18Of(poolApr(row)),
    },
    {
      key: 'share',
      heading: t('My share'),
      isNumber: true,
      cell: ({ address }) => {
        const share = shares.get(address);
        if (share === undefined) return <span className="text-text-muted">–</span>;
        return <span dir="ltr">{formatPercent(formatPairShare(share), locale)}</span>;
      },
      sortBy: ({ address }) => e18Of(shares.get(address)),
    },
    {
      key: 'act',
      heading: '',
      isNumber: true,
      place: 'foot',
      cell: ({ token0, token1 }) => (
        <Button size="small" render={<Link to={addPath(idOf(token0), idOf(token1))} />}>
          {t('Join')}
        </Button>
      ),
    },
  ];
}

function e18Of(value: Fraction | undefined): bigint | undefined {
  return value && floor(mul(value, fraction(oneE18)));
}
