import { Table } from '@besc/ui/table';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { formatDecimal } from '../../../lib/format-decimal';
import { hrefOf } from '../../../lib/query-text';
import { closedAuctionsQuery } from '../auctions.queries';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** The newest closed auctions with their results, as the index has them. */
export function ClosedAuctions({ place }: { readonly place: AuctionsPlace }) {
  const { t, locale } = useText();
  const query = useQuery(closedAuctionsQuery(useChain()));
  const time = dateTimeFormat(locale, { dateStyle: 'medium' });
  const count = (value: number) => formatDecimal(String(value), locale);
  return (
    <QueryView
      query={query}
      data={query.data}
      height="h-40"
      failure={t('The index is not responding: past bids and auctions are missing here.')}
      empty={null}
    >
      {(rows) => (
        <Table
          caption={t('Past auctions')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'auction',
              heading: t('Auction'),
              cell: ({ number }) => (
                <TextLink
                  className="inline-flex min-h-11 min-w-11 items-center tabular-nums"
                  render={<Link to={hrefOf('/farms/auction', { round: String(number) })} />}
                >
                  #{number}
                </TextLink>
              ),
            },
            {
              key: 'time',
              heading: t('Closed'),
              isMinor: true,
              cell: ({ closeTime }) => (closeTime === null ? '–' : time.format(closeTime * 1000)),
            },
            { key: 'bidders', heading: t('Bidders'), isNumber: true, cell: ({ participants }) => count(participants) },
            { key: 'winners', heading: t('Winners'), isNumber: true, cell: ({ winners }) => count(winners) },
            {
              key: 'burned',
              heading: t('Burned'),
              isNumber: true,
              cell: ({ burned, number }) => (
                <Marked
                  name={t('Auction')}
                  load={async () => (await import('../auction-figure')).auctionFigure(number)}
                >
                  <MoneyText place={place} amount={burned} />
                </Marked>
              ),
            },
          ]}
        />
      )}
    </QueryView>
  );
}
