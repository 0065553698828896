import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { type MarketEventKind, marketEventKinds } from '@besc/wire/nfts/fetch-market-events';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { useQueryParams } from '../../../blocks/navigation/use-query-params';
import { marketEvents } from '../market-event';
import { eventsQuery } from '../nfts.queries';
import { EventList } from './event-list';

/** Events of a page. */
const pageEvents = 8;

/** What happened on the market, or in one collection, by kind and page, which stand in the address. */
export function ActivityPart({ collection }: { readonly collection?: Address }) {
  const { t } = useText();
  const { params, setParams } = useQueryParams();
  const kind = marketEventKinds.find((each) => each === params.event);
  const query = useQuery(eventsQuery(useChain(), collection, kind));
  const events = useMemo(() => query.data && marketEvents(query.data), [query.data]);
  const pages = Math.max(1, Math.ceil((events?.length ?? 0) / pageEvents));
  const typed = Number(/^\d{1,4}$/.exec(params.page ?? '')?.[0] ?? 1);
  const page = Math.min(pages, Math.max(1, typed));
  const choose = (next: 'all' | MarketEventKind) =>
    setParams({ event: next === 'all' ? undefined : next, page: undefined });
  const go = (next: number) => setParams({ page: next === 1 ? undefined : String(next) });
  return (
    <section aria-label={t('Activity')} className="flex flex-col gap-4">
      <SegmentedControl
        label={t('Kind of event')}
        size="small"
        value={kind ?? 'all'}
        onValueChange={choose}
        options={[
          { value: 'all', label: t('All') },
          { value: 'new', label: t('Listed') },
          { value: 'modify', label: t('Price changed') },
          { value: 'cancel', label: t('Delisted') },
          { value: 'sale', label: t('Sold') },
        ]}
      />
      <DataDelayedNotice of="history" />
      <QueryView
        query={query}
        data={events}
        height="h-80"
        failure={t('The activity could not be read.')}
        empty={<EmptyState title={t('Nothing has happened yet.')} />}
      >
        {(known) => <EventList events={known.slice((page - 1) * pageEvents, page * pageEvents)} />}
      </QueryView>
      {pages > 1 ? (
        <nav aria-label={t('Pages')} className="flex flex-wrap items-center justify-center gap-3">
          <Button disabledReason={page <= 1 ? t('This is the first page') : undefined} onClick={() => go(page - 1)}>
            {t('Previous page')}
          </Button>
          <span className="text-sm">{t('Page %page% of %pages%', { page: String(page), pages: String(pages) })}</span>
          <Button disabledReason={page >= pages ? t('This is the last page') : undefined} onClick={() => go(page + 1)}>
            {t('Next page')}
          </Button>
        </nav>
      ) : null}
    </section>
  );
}
