import type { Item } from '@besc/domain/shared/item';
import { Card } from '@besc/ui/card';
import { EmptyState } from '@besc/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { marketEvents } from '../market-event';
import { itemEventsQuery } from '../nfts.queries';
import { EventList } from './event-list';

/** What happened to an item, the newest first. */
export function ItemHistory({ item }: { readonly item: Item }) {
  const { t } = useText();
  const query = useQuery(itemEventsQuery(useChain(), item));
  const events = useMemo(() => query.data && marketEvents(query.data), [query.data]);
  return (
    <Card title={t('History')}>
      <QueryView
        query={query}
        data={events}
        height="h-40"
        failure={t('The history could not be read.')}
        empty={<EmptyState title={t('It was never for sale.')} />}
      >
        {(known) => <EventList events={known} isOfOne />}
      </QueryView>
    </Card>
  );
}
