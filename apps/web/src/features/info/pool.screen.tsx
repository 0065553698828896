import type { InfoWindow } from '@besc/domain/info/info-window';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Address } from '@besc/domain/shared/address';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { pairVolume } from '@besc/domain/shared/pair-volume';
import type { pastPoolShape } from '@besc/domain/shared/pool-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { tradeFees } from '@besc/domain/shared/trading-fee';
import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { ChartCandlestick, ChartSpline } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { AprFigure } from '../../blocks/amounts/apr-figure';
import { poolApr } from '../../blocks/amounts/pool-apr';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import { useChain } from '../../blocks/chain/chain-context';
import { chartKind } from '../../blocks/charts/chart-kind';
import { PriceChart } from '../../blocks/charts/price-chart';
import { Marked } from '../../blocks/check/marked';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { usePreference } from '../../blocks/preferences/use-preference';
import { watchedPools } from '../../blocks/preferences/watch-lists';
import { type ToldToken, useToldTokens } from '../../blocks/token-select/use-told-tokens';
import { dateTimeFormat } from '../../lib/date-time-format';
import { hasFailed } from '../../lib/has-failed';
import { lazyPart } from '../../lib/lazy-part';
import { hrefOf } from '../../lib/query-text';
import { EntityPage, MissingEntity } from './components/entity-page';
import { Facts } from './components/facts';
import { HistoryChart, type Measure } from './components/history-chart';
import { InfoFrame } from './components/info-frame';
import { PlaceLine } from './components/place-line';
import { PoolDepth } from './components/pool-depth';
import { PoolName } from './components/pool-name';
import { TokenAmountText } from './components/token-amount-text';
import { TransactionsList } from './components/transactions-list';
import { WatchButton } from './components/watch-button';
import { poolHistoryQuery, poolQuery } from './info.queries';

const CandlesView = lazyPart('candles', async () => (await import('../../blocks/charts/candles-view')).CandlesView);

/** Candles have their volume below. */
const [height, candlesHeight] = [260, 340];

const pairFigures = () => import('../../blocks/check/pair-figures');

/** One pool: its price, what it holds, what it earns and what happened in it. */
export function PoolScreen() {
  const { t } = useText();
  const missing = {
    missing: t('The index knows nothing at this address.'),
    list: { to: '/info/pools', label: t('All pools') },
  };
  return (
    <EntityPage {...missing}>{(address) => <PoolPage key={address} address={address} missing={missing} />}</EntityPage>
  );
}

function PoolPage(props: { readonly address: Address; readonly missing: Parameters<typeof MissingEntity>[0] }) {
  const { t, locale } = useText();
  const { address } = props;
  const query = useQuery(poolQuery(useChain(), address));
  const { data } = query;
  const toldOf = useToldTokens();
  const tokens = data ? ([toldOf(data.figures.token0), toldOf(data.figures.token1)] as const) : undefined;
  if (data === null) return <MissingEntity {...props.missing} />;
  const name = tokens ? tokens.map(({ symbol }) => symbol).join('/') : t('Pool');
  const isFailed = data === undefined && hasFailed(query);
  const failed = isFailed
    ? ({ kind: 'failed', isTrying: query.isFetching, retry: () => void query.refetch() } as const)
    : undefined;
  const loadLiquidity = async () => (await pairFigures()).pairLiquidityFigure(address);
  const loadVolume = async () => (await pairFigures()).pairVolumeFigure(address);
  const ends = data ? [data.figures.token0.id, data.figures.token1.id] : [];
  return (
    <InfoFrame
      heading={
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-center gap-3">
            <h1 className="text-2xl [overflow-wrap:anywhere]">
              {tokens ? <PoolName pool={address} tokens={tokens} /> : <span className="font-semibold">{name}</span>}
            </h1>
            <PlaceLine address={address} />
          </div>
          <div className="flex items-center gap-2">
            <WatchButton list={watchedPools} address={address} name={name} />
            <Button render={<Link to={`/add/${ends.join('/')}`} />}>{t('Add liquidity')}</Button>
            <Button
              kind="primary"
              render={<Link to={hrefOf('/swap', { inputCurrency: ends[0], outputCurrency: ends[1] })} />}
            >
              {t('Trade')}
            </Button>
          </div>
        </header>
      }
    >
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {data && tokens ? (
          <PoolCharts address={address} figures={data.figures} tokens={tokens} name={name} />
        ) : (
          <div className="min-h-96" />
        )}
        <QueryView query={query} data={data} height="h-80" failure={t('This could not be loaded.')}>
          {({ figures, since }) => (
            <div className="flex flex-col gap-4">
              <Facts
                rows={[
                  [
                    t('Liquidity'),
                    <Marked key="liquidity" name={t('Liquidity')} load={loadLiquidity}>
                      <UsdFigure e18={figures.liquidityE18} />
                    </Marked>,
                  ],
                  [
                    t('Pooled %symbol%', { symbol: toldOf(figures.token0).symbol }),
                    <TokenAmountText
                      key="0"
                      of={{ amount: figures.reserve0 }}
                      symbol={toldOf(figures.token0).symbol}
                    />,
                  ],
                  [
                    t('Pooled %symbol%', { symbol: toldOf(figures.token1).symbol }),
                    <TokenAmountText
                      key="1"
                      of={{ amount: figures.reserve1 }}
                      symbol={toldOf(figures.token1).symbol}
                    />,
                  ],
                  [
                    t('24h volume'),
                    <Marked key="volume" name={t('24h volume')} load={loadVolume}>
                      <UsdFigure e18={figures.volumeE18} />
                    </Marked>,
                  ],
                  [t('7d volume'), <UsdFigure key="week" e18={figures.weekVolumeE18} />],
                  [t('24h fees'), <UsdFigure key="fees" e18={figures.feesE18} />],
                  [t('7d fees'), <UsdFigure key="weekFees" e18={tradeFees(figures.weekVolumeE18)} />],
                  [t('APR'), <AprFigure key="apr" apr={poolApr(figures)} />],
                  [t('24h transactions'), String(figures.transactions)],
                  [t('Since'), dateTimeFormat(locale, { dateStyle: 'medium' }).format(since * 1000)],
                ]}
              />
              <PoolDepth figures={figures} symbols={[toldOf(figures.token0).symbol, toldOf(figures.token1).symbol]} />
            </div>
          )}
        </QueryView>
      </div>
      <TransactionsList of="pool" id={address} newest={data?.transactions} failed={failed} />
    </InfoFrame>
  );
}

type Past = Row<typeof pastPoolShape>;

/** Price, volume and liquidity of a pool over time. */
function PoolCharts(props: {
  readonly address: Address;
  readonly figures: PoolFigures;
  readonly tokens: readonly [ToldToken, ToldToken];
  readonly name: string;
}) {
  const { t } = useText();
  const { address, figures, tokens, name } = props;
  const [chosen, choose] = useState('price');
  const [isTurned, turn] = useState(false);
  const isInCandles = usePreference(chartKind) === 'candles';
  const options = [
    { value: 'price', label: t('Price') },
    { value: 'volume', label: t('Volume') },
    { value: 'liquidity', label: t('Liquidity') },
  ];
  if (chosen !== 'price') return <PoolHistory address={address} name={name} chosen={chosen} choose={choose} />;
  const [one, other] = isTurned ? [tokens[1], tokens[0]] : tokens;
  const [from, to] = isTurned ? [figures.reserve1, figures.reserve0] : [figures.reserve0, figures.reserve1];
  const current = Number(to) / Number(from);
  const price = Number.isFinite(current) && current > 0 ? current : undefined;
  const pair = { input: one.token, inputToken: one.token, output: other.token, outputToken: other.token };
  const line = <PriceChart pair={pair} current={price} hasPair view="basic" height={height} />;
  return (
    <section
      aria-label={t('%name% over time', { name })}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t('Chart shows')}
          size="small"
          value={chosen}
          onValueChange={choose}
          options={options}
        />
        <div className="flex items-center gap-1">
          <Button size="small" onClick={() => turn(!isTurned)}>
            {t('Price of %symbol%', { symbol: other.symbol })}
          </Button>
          <IconButton
            label={t(isInCandles ? 'Show a line' : 'Show candles')}
            icon={isInCandles ? <ChartSpline size={18} aria-hidden /> : <ChartCandlestick size={18} aria-hidden />}
            onClick={() => chartKind.set(isInCandles ? 'line' : 'candles')}
          />
        </div>
      </div>
      {isInCandles ? (
        <Suspense fallback={<div style={{ blockSize: candlesHeight }} />}>
          <CandlesView key={String(isTurned)} pair={pair} current={price} height={candlesHeight} otherwise={line} />
        </Suspense>
      ) : (
        line
      )}
    </section>
  );
}

function PoolHistory(props: {
  readonly address: Address;
  readonly name: string;
  readonly chosen: string;
  readonly choose: (measure: string) => void;
}) {
  const { t } = useText();
  const { address, name, chosen, choose } = props;
  const [window, onWindowChange] = useState<InfoWindow>('30D');
  const query = useQuery(poolHistoryQuery(useChain(), address, window));
  const measures = useMemo((): readonly [Measure<Past>, ...Measure<Past>[]] => {
    const liquidity: Measure<Past> = {
      value: 'liquidity',
      label: t('Liquidity'),
      kind: 'state',
      of: (past, nativeE18) => mulE18(past.reserveNative ?? 0n, nativeE18),
    };
    return [
      // Its own chart draws it.
      { ...liquidity, value: 'price', label: t('Price') },
      { value: 'volume', label: t('Volume'), kind: 'sum', of: pairVolume },
      liquidity,
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
      onMeasureChange={choose}
    />
  );
}
