import type { pastTokenShape } from '@besc/domain/info/info-rows';
import type { InfoWindow } from '@besc/domain/info/info-window';
import { volumeOf, worthE18 } from '@besc/domain/info/token-figures';
import type { Address } from '@besc/domain/shared/address';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import type { Row } from '@besc/domain/shared/row-shape';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import { listState } from '../../blocks/list/list-state';
import { QueryView } from '../../blocks/list/query-view';
import { titleSymbolStore } from '../../blocks/navigation/title-symbol-store';
import { watchedTokens } from '../../blocks/preferences/watch-lists';
import { CurrencyMark } from '../../blocks/token-select/currency-mark';
import { NoticeBadge } from '../../blocks/token-select/notice-badge';
import { useToldTokens } from '../../blocks/token-select/use-told-tokens';
import { hasFailed } from '../../lib/has-failed';
import { hrefOf } from '../../lib/query-text';
import { ChangeFigure } from './components/change-figure';
import { EntityPage, MissingEntity } from './components/entity-page';
import { Facts } from './components/facts';
import { HistoryChart, type Measure } from './components/history-chart';
import { InfoFrame } from './components/info-frame';
import { PlaceLine } from './components/place-line';
import { PriceFigure } from './components/price-figure';
import { TransactionsList } from './components/transactions-list';
import { WatchButton } from './components/watch-button';
import { WhyNoPrice } from './components/why-no-price';
import { tokenHistoryQuery, tokenQuery } from './info.queries';
import { poolColumns } from './pool-columns';

/** One token: its price, its pools and its transactions. */
export function TokenScreen() {
  const { t } = useText();
  const missing = {
    missing: t('The index knows nothing at this address.'),
    list: { to: '/info/tokens', label: t('All tokens') },
  };
  return (
    <EntityPage {...missing}>{(address) => <TokenPage key={address} address={address} missing={missing} />}</EntityPage>
  );
}

function TokenPage(props: { readonly address: Address; readonly missing: Parameters<typeof MissingEntity>[0] }) {
  const { t } = useText();
  const { address } = props;
  const query = useQuery(tokenQuery(useChain(), address));
  const { data } = query;
  const toldOf = useToldTokens();
  const columns = useMemo(() => poolColumns(t, toldOf, false), [t, toldOf]);
  const told = data ? toldOf(data.figures.token) : undefined;
  const symbol = told?.symbol;
  useEffect(() => {
    titleSymbolStore.setState(symbol === undefined ? {} : { symbol }, true);
    return () => titleSymbolStore.setState({}, true);
  }, [symbol]);
  if (data === null) return <MissingEntity {...props.missing} />;
  const isFailed = data === undefined && hasFailed(query);
  const retry = () => void query.refetch();
  const pools = listState({
    rows: data?.pools,
    asOf: query.dataUpdatedAt,
    isFailed: hasFailed(query),
    isTrying: query.isFetching,
    retry,
  });
  return (
    <InfoFrame
      heading={
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-center gap-3">
            {told ? <CurrencyMark currency={told.token} size={40} /> : null}
            <div className="min-w-0">
              <h1 className="text-2xl font-semibold [overflow-wrap:anywhere]">
                <bdi>{told?.symbol ?? t('Token')}</bdi>
              </h1>
              <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
                <bdi>{told?.token.name}</bdi>
              </p>
            </div>
            {told ? <NoticeBadge notice={told.notice} /> : null}
            <PlaceLine address={address} />
          </div>
          <div className="flex items-center gap-2">
            <WatchButton list={watchedTokens} address={address} name={symbol ?? t('Token')} />
            <Button render={<Link to={hrefOf(`/add/${address}`, {})} />}>{t('Add liquidity')}</Button>
            <Button kind="primary" render={<Link to={hrefOf('/swap', { outputCurrency: address })} />}>
              {t('Trade')}
            </Button>
          </div>
        </header>
      }
    >
      <ListedWarning address={address} />
      {data?.noPrice && symbol !== undefined ? <WhyNoPrice reason={data.noPrice} symbol={symbol} /> : null}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TokenChart address={address} name={symbol ?? t('Token')} />
        <QueryView query={query} data={data} height="h-60" failure={t('This could not be loaded.')}>
          {({ figures }) => (
            <Facts
              rows={[
                [t('Price'), <PriceFigure key="price" e18={figures.priceE18} />],
                [t('24h change'), <ChangeFigure key="change" change={figures.change} />],
                [t('24h volume'), <UsdFigure key="volume" e18={figures.volumeE18} />],
                [t('Liquidity'), <UsdFigure key="liquidity" e18={figures.liquidityE18} />],
                [t('24h transactions'), String(figures.transactions)],
              ]}
            />
          )}
        </QueryView>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('Pools')}</h2>
        <DataList
          label={t('Pools')}
          name="in-pools"
          columns={columns}
          rowKey={({ address: key }) => key}
          state={pools}
          empty={{ title: t('There are no pools yet.') }}
          failure={{ title: t('This could not be loaded.'), stillWorks: t('Trading works without the index.') }}
        />
      </section>
      <TransactionsList
        of="token"
        id={address}
        newest={data?.transactions}
        failed={isFailed ? { kind: 'failed', isTrying: query.isFetching, retry } : undefined}
      />
    </InfoFrame>
  );
}

/** What the deployment says of a token. */
function ListedWarning({ address }: { readonly address: Address }) {
  const { t } = useText();
  const kind = useChain().settings.warningTokens.find((entry) => entry.address === address)?.kind;
  if (kind === undefined) return null;
  return (
    <Notice tone={kind === 'compromised' ? 'danger' : 'warning'}>
      {kind === 'compromised'
        ? t('This token is known to be compromised. Do not trade it.')
        : t('This token takes a part of each transfer: trades need a high slippage tolerance.')}
    </Notice>
  );
}

type Past = Row<typeof pastTokenShape>;

function TokenChart({ address, name }: { readonly address: Address; readonly name: string }) {
  const { t } = useText();
  const [window, onWindowChange] = useState<InfoWindow>('7D');
  const [chosen, onMeasureChange] = useState('price');
  const query = useQuery(tokenHistoryQuery(useChain(), address, window));
  const measures = useMemo((): readonly [Measure<Past>, ...Measure<Past>[]] => {
    const price = (past: Past, nativeE18: bigint) => mulE18(past.derivedNative ?? 0n, nativeE18);
    return [
      { value: 'price', label: t('Price'), kind: 'state', isPrice: true, of: price },
      { value: 'volume', label: t('Volume'), kind: 'sum', of: volumeOf },
      {
        value: 'liquidity',
        label: t('Liquidity'),
        kind: 'state',
        of: (past, nativeE18) => worthE18(past.totalLiquidity, price(past, nativeE18)),
      },
    ];
  }, [t]);
  return (
    <HistoryChart
      name={name}
      query={query}
      window={window}
      onWindowChange={onWindowChange}
      measures={measures}
      measure={measures.find(({ value }) => value === chosen) ?? measures[0]}
      onMeasureChange={onMeasureChange}
    />
  );
}
