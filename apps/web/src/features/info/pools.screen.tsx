import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { fetchFoundPools } from '@besc/wire/info/fetch-found';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import { useChain } from '../../blocks/chain/chain-context';
import { CsvButton } from '../../blocks/files/csv-button';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import { usePreference } from '../../blocks/preferences/use-preference';
import { watchedPools } from '../../blocks/preferences/watch-lists';
import { useToldTokens } from '../../blocks/token-select/use-told-tokens';
import { byVolume } from './by-volume';
import { InfoFrame } from './components/info-frame';
import { ListHeading } from './components/list-heading';
import { ListRest } from './components/list-rest';
import { PoolName } from './components/pool-name';
import { WatchStrip } from './components/watch-strip';
import { poolsCsv } from './figures-csv';
import { poolsQuery } from './info.queries';
import { infoPoolsLayout } from './info-layouts';
import { poolColumns } from './pool-columns';
import { useFound } from './use-found';
import { useInfoList } from './use-info-list';

/** All pools by what they traded. */
export function PoolsScreen() {
  const { t } = useText();
  const toldOf = useToldTokens();
  const query = useInfiniteQuery(poolsQuery(useChain(), usePreference(watchedPools)));
  const columns = useMemo(() => poolColumns(t, toldOf, true), [t, toldOf]);
  const { found, isFailed } = useFound({ name: 'info-found-pools', columns, ask: fetchFoundPools });
  const { state, watched } = useInfoList(query, keyOf, byVolume, found);
  const rows = state.kind === 'known' || state.kind === 'stale' ? state.rows : [];
  return (
    <InfoFrame heading={<ListHeading text={t('Top pools')} />}>
      <WatchStrip list={watchedPools} rows={watched} keyOf={keyOf} hint={t('Press a star to keep something here.')}>
        {({ address, token0, token1, liquidityE18 }) => (
          <>
            <PoolName pool={address} tokens={[toldOf(token0), toldOf(token1)]} />
            <UsdFigure e18={liquidityE18} />
          </>
        )}
      </WatchStrip>
      <DataList
        label={t('Top pools')}
        columns={columns}
        rowKey={keyOf}
        state={state}
        tools={{
          search: t('Search'),
          usualOrder: t('24h volume'),
          layoutChoice: infoPoolsLayout,
          first: <CsvButton name="pools" rows={() => poolsCsv(rows)} isEmpty={rows.length === 0} />,
        }}
        empty={{ title: t('There are no pools yet.') }}
        failure={{ title: t('This could not be loaded.'), stillWorks: t('Trading works without the index.') }}
      />
      <ListRest query={query} isSearchFailed={isFailed} />
    </InfoFrame>
  );
}

const keyOf = ({ address }: PoolFigures) => address;
