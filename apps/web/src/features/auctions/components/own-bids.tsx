import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { Table } from '@besc/ui/table';
import { fetchAuctionActions } from '@besc/wire/auctions/fetch-auction-actions';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { HistoryCsvButton } from '../../../blocks/files/history-csv-button';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { actionsQuery } from '../auctions.queries';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** What the account bid and took back, the newest first. */
export function OwnBids({ place, account }: { readonly place: AuctionsPlace; readonly account: Address }) {
  const { t, locale } = useText();
  const query = useQuery(actionsQuery(useChain(), account));
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const kinds: Readonly<Record<string, string>> = { bid: t('Bid'), claim: t('Reclaimed'), win: t('Burned') };
  return (
    <section aria-labelledby="auctions-own" className="flex flex-col gap-3">
      <h2 id="auctions-own" className="text-lg font-semibold">
        {t('Your bids')}
      </h2>
      <QueryView
        query={query}
        data={query.data?.rows}
        height="h-40"
        failure={t('The index is not responding: past bids and auctions are missing here.')}
        empty={<p className="text-sm text-text-muted">{t('There is no bid yet.')}</p>}
      >
        {(rows) => (
          <>
            <Table
              caption={t('Your bids')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { key: 'time', heading: t('Time'), cell: ({ timestamp }) => time.format(timestamp * 1000) },
                { key: 'auction', heading: t('Auction'), cell: ({ auctionNumber }) => `#${auctionNumber}` },
                { key: 'kind', heading: t('What'), cell: ({ kind }) => kinds[kind] ?? kind },
                {
                  key: 'amount',
                  heading: t('MONEY'),
                  isNumber: true,
                  cell: ({ amount }) => <MoneyText place={place} amount={amount} />,
                },
              ]}
            />
            <HistoryCsvButton
              name="auction-bids"
              head={['time', 'auction', 'kind', 'money', 'transaction']}
              ask={(request) => fetchAuctionActions({ ...request, account })}
              cells={({ timestamp, auctionNumber, kind, amount, hash }) => [
                new Date(timestamp * 1000).toISOString(),
                String(auctionNumber),
                kind,
                formatExact(amount, place.money.decimals),
                hash,
              ]}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
