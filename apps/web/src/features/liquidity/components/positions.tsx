import type { Address } from '@besc/domain/shared/address';
import { pairName } from '@besc/domain/tokens/pair-name';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { ChainNotice } from '../../../blocks/chain/chain-notice';
import { useChainState } from '../../../blocks/chain/use-chain-state';
import { wbescToken } from '../../../blocks/chain/wbesc-token';
import { useText } from '../../../blocks/language/use-text';
import { DataList } from '../../../blocks/list/data-list';
import { layoutPreference } from '../../../blocks/list/list-layout';
import type { ListState } from '../../../blocks/list/list-state';
import { hasFailed } from '../../../lib/has-failed';
import { positionColumns } from '../position-columns';
import type { PositionRow } from '../position-row';
import { type HeldPair, usePositions } from '../use-positions';
import { CurrencyNotices } from './currency-notices';
import { PositionDetail } from './position-detail';
import { PositionSkeleton } from './position-skeleton';
import { PositionsSummary } from './positions-summary';
import { UnreadPositionRow } from './unread-position-row';

const positionsLayout = layoutPreference('positionsViewMode');
const keyOf = ({ position }: PositionRow) => position.supplied.pair.address;

/** The account's positions: what they are worth, what they have earned, and those of which not all is known. */
export function Positions({ owner }: { readonly owner: Address }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const wbesc = wbescToken(settings);
  const { query, isKnown, isWhole, isPartly, rows, unnamed, unread } = usePositions(owner);
  const isFailed = hasFailed(query);
  const chainState = useChainState(isFailed);
  const columns = useMemo(() => positionColumns({ t, locale }, wbesc.address), [t, locale, wbesc.address]);
  const isNone = rows.length + unnamed.length + unread.length === 0;
  const isLoading = !isKnown || (isNone && !isWhole);
  const state: ListState<PositionRow> =
    isLoading && isFailed
      ? { kind: 'failed', isTrying: query.isFetching, retry: () => void query.refetch() }
      : isLoading
        ? { kind: 'loading' }
        : { kind: 'known', rows };
  const isSomeUnread = unread.some(({ liquidity }) => liquidity === undefined);
  return (
    <>
      {isLoading ? null : (
        <ChainNotice state={chainState} shownAt={query.dataUpdatedAt || undefined} className="mb-3" />
      )}
      {rows.length > 1 ? <PositionsSummary rows={rows} /> : null}
      {state.kind === 'known' && rows.length === 0 ? (
        isNone && !isPartly ? (
          <EmptyState title={t('No liquidity found.')} />
        ) : null
      ) : (
        <div aria-busy={!isWhole}>
          <DataList
            label={t('Your Liquidity')}
            name="own"
            columns={columns}
            rowKey={keyOf}
            state={state}
            tools={rows.length > 5 ? { search: t('Search'), layoutChoice: positionsLayout } : {}}
            detail={{
              name: ({ currencyA, currencyB }) => pairName(currencyA, currencyB, wbesc.address),
              content: (row) => <PositionDetail row={row} owner={owner} wbesc={wbesc} />,
            }}
            empty={{ title: t('No liquidity found.') }}
            failure={{
              title: t('Couldn’t load your liquidity'),
              stillWorks: t('The chain isn’t responding right now.'),
            }}
          />
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {unnamed.map((pair) => (
          <li key={`${pair.token0} ${pair.token1}`}>
            <Unnamed pair={pair} />
          </li>
        ))}
        {unread.map(({ liquidity, ...pair }) =>
          liquidity === undefined ? null : (
            <li key={`${pair.token0} ${pair.token1}`}>
              {pair.currencies ? (
                <UnreadPositionRow
                  liquidity={liquidity}
                  currencyA={pair.currencies[0]}
                  currencyB={pair.currencies[1]}
                  wbesc={wbesc}
                />
              ) : (
                <Unnamed pair={pair} />
              )}
            </li>
          ),
        )}
      </ul>
      {isSomeUnread ? (
        <Notice tone="warning" className="mt-3">
          {t('Couldn’t load some of your positions.')}
        </Notice>
      ) : null}
      {isPartly ? (
        <p className="mt-3 text-sm text-text-muted">
          {t('There are too many pairs to check them all. Find missing ones below.')}
        </p>
      ) : null}
    </>
  );
}

/** What is held in a token that is being read, or that could not be. */
function Unnamed({ pair }: { readonly pair: HeldPair }) {
  if (pair.found.some(({ kind }) => kind === 'missing' || kind === 'failed')) {
    return <CurrencyNotices found={pair.found} unreadable={[]} />;
  }
  return <PositionSkeleton />;
}
