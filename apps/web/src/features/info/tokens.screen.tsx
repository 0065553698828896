import { fetchFoundTokens } from '@besc/wire/info/fetch-found';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { CsvButton } from '../../blocks/files/csv-button';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import { usePreference } from '../../blocks/preferences/use-preference';
import { watchedTokens } from '../../blocks/preferences/watch-lists';
import { useToldTokens } from '../../blocks/token-select/use-told-tokens';
import { byVolume } from './by-volume';
import { ChangeFigure } from './components/change-figure';
import { InfoFrame } from './components/info-frame';
import { ListHeading } from './components/list-heading';
import { ListRest } from './components/list-rest';
import { PriceFigure } from './components/price-figure';
import { TokenName } from './components/token-name';
import { WatchStrip } from './components/watch-strip';
import { tokensCsv } from './figures-csv';
import { tokensQuery } from './info.queries';
import { infoTokensLayout } from './info-layouts';
import { tokenColumns } from './token-columns';
import { useFound } from './use-found';
import { useInfoList } from './use-info-list';

/** All tokens by what they traded. */
export function TokensScreen() {
  const { t } = useText();
  const toldOf = useToldTokens();
  const query = useInfiniteQuery(tokensQuery(useChain(), usePreference(watchedTokens)));
  const columns = useMemo(() => tokenColumns(t, toldOf, true), [t, toldOf]);
  const { found, isFailed } = useFound({ name: 'info-found-tokens', columns, ask: fetchFoundTokens });
  const { state, watched } = useInfoList(query, keyOf, byVolume, found);
  const rows = state.kind === 'known' || state.kind === 'stale' ? state.rows : [];
  return (
    <InfoFrame heading={<ListHeading text={t('Top tokens')} />}>
      <WatchStrip
        list={watchedTokens}
        rows={watched}
        keyOf={({ token }) => token.id}
        hint={t('Press a star to keep something here.')}
      >
        {({ token, priceE18, change }) => (
          <>
            <TokenName told={toldOf(token)} />
            <span className="flex flex-wrap items-baseline gap-2">
              <PriceFigure e18={priceE18} />
              <ChangeFigure change={change} />
            </span>
          </>
        )}
      </WatchStrip>
      <DataList
        label={t('Top tokens')}
        columns={columns}
        rowKey={keyOf}
        state={state}
        tools={{
          search: t('Search'),
          usualOrder: t('24h volume'),
          layoutChoice: infoTokensLayout,
          first: <CsvButton name="tokens" rows={() => tokensCsv(rows)} isEmpty={rows.length === 0} />,
        }}
        empty={{ title: t('No token has a pool yet.') }}
        failure={{ title: t('This could not be loaded.'), stillWorks: t('Trading works without the index.') }}
      />
      <ListRest query={query} isSearchFailed={isFailed} />
    </InfoFrame>
  );
}

const keyOf = ({ token }: { readonly token: { readonly id: string } }) => token.id;
