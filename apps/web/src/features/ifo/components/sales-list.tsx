import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { ChainNotice } from '../../../blocks/chain/chain-notice';
import { useChainState } from '../../../blocks/chain/use-chain-state';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { activeProfileQuery, participantsQuery } from '../ifo.queries';
import type { IfoPlace } from '../ifo-place';
import type { SaleView } from '../sale-view';
import type { useSales } from '../use-sales';
import { IfoDialog } from './ifo-dialog';
import { SaleCard } from './sale-card';

/** Those of the read sales that a page is for, each as a card. */
export function SalesList(props: {
  readonly place: IfoPlace;
  readonly read: ReturnType<typeof useSales>;
  readonly isShown: (view: SaleView) => boolean;
  readonly empty: ReactNode;
}) {
  const { t } = useText();
  const { place, read, isShown, empty } = props;
  const { query, sales, account, isPartly } = read;
  const chain = useChain();
  const active = useQuery(activeProfileQuery(chain, place, account));
  const participants = useQuery(participantsQuery(chain));
  const chainState = useChainState(query.isError);
  const isActive = active.data?.isActive;
  return (
    <>
      <ChainNotice state={chainState} shownAt={query.data === undefined ? undefined : query.dataUpdatedAt} />
      {isPartly ? <Notice tone="warning">{t('Some of this couldn’t be loaded')}</Notice> : null}
      <QueryView
        query={query}
        data={sales?.filter(isShown)}
        height="h-96"
        failure={t('The sales could not be read.')}
        empty={empty}
      >
        {(shown) => (
          <ul className="flex flex-col gap-5">
            {shown.map((view) => (
              <li key={view.sale.round}>
                <SaleCard
                  view={view}
                  hasAccount={account !== undefined}
                  isActive={isActive}
                  participants={participants.data?.get(view.sale.round)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <IfoDialog sales={sales ?? []} isActive={isActive} />
    </>
  );
}
