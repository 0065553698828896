import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { csvText } from '../../../lib/csv-text';
import { saveTextFile } from '../../../lib/save-text-file';
import { type MarketEvent, marketEvents } from '../market-event';
import { accountEventsQuery } from '../nfts.queries';
import { EventList } from './event-list';

/** Events of a page. */
const pageEvents = 8;
const choices = ['all', 'bought', 'sold', 'asks'] as const;
type Choice = (typeof choices)[number];

/** What an account bought, sold and offered, and all of it as a file. */
export function AccountActivityPart({ account }: { readonly account: Address }) {
  const { t } = useText();
  const query = useQuery(accountEventsQuery(useChain(), account));
  const [choice, setChoice] = useState<Choice>('all');
  const [count, setCount] = useState(pageEvents);
  const events = useMemo(() => {
    if (!query.data) return undefined;
    const { buyTradeHistory, sellTradeHistory, askOrderHistory } = query.data;
    const trades = {
      all: [...buyTradeHistory, ...sellTradeHistory],
      bought: buyTradeHistory,
      sold: sellTradeHistory,
      asks: [],
    }[choice];
    return marketEvents({ trades, orders: choice === 'all' || choice === 'asks' ? askOrderHistory : [] });
  }, [query.data, choice]);
  const texts = { all: t('All'), bought: t('Bought'), sold: t('Sold'), asks: t('Listings') };
  const words = { new: t('Listed'), modify: t('Price changed'), cancel: t('Delisted'), sale: t('Sold') };
  const headings = [t('Time'), t('Event'), t('Item'), t('Price'), t('Seller'), t('Buyer'), 'Hash'];
  const save = (rows: readonly MarketEvent[]) =>
    saveTextFile({
      name: `besc-collectibles-${account.toLowerCase()}.csv`,
      type: 'text/csv',
      text: csvText([
        headings,
        ...rows.map(({ timestamp, kind, item, collectionName, price, seller, buyer = '', hash }) => [
          new Date(timestamp * 1000).toISOString(),
          words[kind],
          `${collectionName} #${item.tokenId}`,
          formatExact(price, 18),
          seller,
          buyer,
          hash,
        ]),
      ]),
    });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('Show')}
          size="small"
          value={choice}
          onValueChange={(next) => {
            setChoice(next);
            setCount(pageEvents);
          }}
          options={choices.map((value) => ({ value, label: texts[value] }))}
        />
        {events && events.length > 0 ? (
          <Button size="small" icon={<Download size={16} aria-hidden />} onClick={() => save(events)}>
            {t('Save as CSV')}
          </Button>
        ) : null}
      </div>
      <DataDelayedNotice of="history" />
      <QueryView
        query={query}
        data={events}
        height="h-80"
        failure={t('The activity could not be read.')}
        empty={<EmptyState title={t('Nothing has happened yet.')} />}
      >
        {(known) => (
          <>
            <EventList events={known.slice(0, count)} />
            {count < known.length ? (
              <Button wide onClick={() => setCount((before) => before + 4 * pageEvents)}>
                {t('View more')}
              </Button>
            ) : null}
          </>
        )}
      </QueryView>
    </div>
  );
}
