import type { pastTotalsShape } from '@besc/domain/info/info-rows';
import type { InfoWindow } from '@besc/domain/info/info-window';
import type { TokenFigures } from '@besc/domain/info/token-figures';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Row } from '@besc/domain/shared/row-shape';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import type { ListColumn } from '../../blocks/list/list-column';
import { listState } from '../../blocks/list/list-state';
import { useToldTokens } from '../../blocks/token-select/use-told-tokens';
import { hasFailed } from '../../lib/has-failed';
import { byVolume } from './by-volume';
import { HistoryChart, type Measure } from './components/history-chart';
import { InfoFrame } from './components/info-frame';
import { ListHeading } from './components/list-heading';
import { OverviewFigures } from './components/overview-figures';
import { TransactionsList } from './components/transactions-list';
import { exchangeHistoryQuery, overviewQuery } from './info.queries';
import { poolColumns } from './pool-columns';
import { tokenColumns } from './token-columns';

const shown = 10;

/** The exchange in figures: over time, its largest tokens and pools, and what happened last (INFO-01). */
export function OverviewScreen() {
  const { t } = useText();
  const query = useQuery(overviewQuery(useChain()));
  const { data } = query;
  const isFailed = hasFailed(query);
  const retry = () => void query.refetch();
  const stateOf = <One,>(rows: readonly One[] | undefined) =>
    listState({ rows, asOf: query.dataUpdatedAt, isFailed, isTrying: query.isFetching, retry });
  const toldOf = useToldTokens();
  const columns = useMemo(
    () => ({ tokens: tokenColumns(t, toldOf, false), pools: poolColumns(t, toldOf, false) }),
    [t, toldOf],
  );
  const failed =
    data === undefined && isFailed ? ({ kind: 'failed', isTrying: query.isFetching, retry } as const) : undefined;
  const top = useMemo(
    () =>
      data && {
        tokens: data.tokens.toSorted(byVolume).slice(0, shown),
        pools: data.pools.toSorted(byVolume).slice(0, shown),
      },
    [data],
  );
  return (
    <InfoFrame heading={<ListHeading text={t('Overview')} />}>
      {data === null ? (
        <EmptyState title={t('The index has not begun yet.')} />
      ) : (
        <>
          <OverviewFigures overview={data} isFailed={failed !== undefined} />
          <ExchangeCharts />
          <TopList
            title={t('Top tokens')}
            all={t('All tokens')}
            to="/info/tokens"
            name="in-tokens"
            rowKey={tokenKey}
            columns={columns.tokens}
            state={stateOf(top?.tokens)}
            empty={t('No token has a pool yet.')}
            failure={t('This could not be loaded.')}
          />
          <TopList
            title={t('Top pools')}
            all={t('All pools')}
            to="/info/pools"
            name="in-pools"
            rowKey={poolKey}
            columns={columns.pools}
            state={stateOf(top?.pools)}
            empty={t('There are no pools yet.')}
            failure={t('This could not be loaded.')}
          />
          <TransactionsList of="all" newest={data?.transactions} failed={failed} />
        </>
      )}
    </InfoFrame>
  );
}

const tokenKey = ({ token }: TokenFigures) => token.id;
const poolKey = ({ address }: PoolFigures) => address;

function TopList<One>(props: {
  readonly title: string;
  readonly all: string;
  readonly to: string;
  readonly name: string;
  readonly columns: readonly ListColumn<One>[];
  readonly rowKey: (row: One) => string;
  readonly state: Parameters<typeof DataList<One>>[0]['state'];
  readonly empty: string;
  readonly failure: string;
}) {
  const { t } = useText();
  const { title, all, to, name, columns, rowKey, state, empty, failure } = props;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        <TextLink render={<Link to={to} />}>{all}</TextLink>
      </div>
      <DataList
        label={title}
        name={name}
        columns={columns}
        rowKey={rowKey}
        state={state}
        empty={{ title: empty }}
        failure={{ title: failure, stillWorks: t('Trading works without the index.') }}
      />
    </section>
  );
}

type Past = Row<typeof pastTotalsShape>;

/** Value locked and volume beside each other, over one range. */
function ExchangeCharts() {
  const { t } = useText();
  const [window, onWindowChange] = useState<InfoWindow>('30D');
  const query = useQuery(exchangeHistoryQuery(useChain(), window));
  const measures: readonly Measure<Past>[] = useMemo(
    () => [
      { value: 'liquidity', label: t('Value locked'), kind: 'state', of: (past) => past.totalLiquidityUSD ?? 0n },
      { value: 'volume', label: t('Volume'), kind: 'sum', of: (past) => past.totalVolumeUSD ?? 0n },
    ],
    [t],
  );
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {measures.map((measure) => (
        <HistoryChart
          key={measure.value}
          name={t('the exchange')}
          query={query}
          window={window}
          onWindowChange={onWindowChange}
          measures={[measure]}
          measure={measure}
          onMeasureChange={() => {}}
        />
      ))}
    </div>
  );
}
