import { ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Table } from '@besc/ui/table';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { hasFailed } from '../../../lib/has-failed';
import { hrefOf } from '../../../lib/query-text';
import { indexedRoundsQuery, roundsQuery } from '../lottery.queries';
import { type HistoryEntry, roundHistory } from '../lottery.view-model';
import type { LotteryPlace } from '../lottery-place';
import { countText } from '../number-texts';
import { MoneyText } from './money-text';

/** Rounds of a page. */
const page = 10;

/** All rounds before the current one, newest first: from the chain, with what the index knows besides. */
export function PastRounds({ place, newest }: { readonly place: LotteryPlace; readonly newest: number }) {
  const { t } = useText();
  const chain = useChain();
  const [count, setCount] = useState(page);
  const rounds = useQuery(roundsQuery(chain, place, newest, count));
  const indexed = useQuery(indexedRoundsQuery(chain, newest, count));
  const history = rounds.data && roundHistory(rounds.data, indexed.data);
  if (newest < 1) {
    return (
      <EmptyState title={t('No finished rounds yet')}>
        {t('Finished rounds appear here with their winning numbers.')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <QueryView query={rounds} data={history} height="h-80" failure={t('Error fetching data')}>
        {(rows) => <HistoryTable place={place} rows={rows} />}
      </QueryView>
      <DataDelayedNotice of="history" />
      {hasFailed(indexed) ? (
        <p role="status" className="text-sm text-text-muted">
          {t('The index isn’t responding: player counts are missing. Everything else comes from the chain.')}
        </p>
      ) : null}
      {count < newest ? (
        <Button
          wide
          pending={rounds.isPlaceholderData && t('Loading')}
          onClick={() => setCount((before) => Math.min(newest, before + 2 * page))}
        >
          {t('View more')}
        </Button>
      ) : null}
    </div>
  );
}

function HistoryTable({ place, rows }: { readonly place: LotteryPlace; readonly rows: readonly HistoryEntry[] }) {
  const { t, locale } = useText();
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Table
      caption={t('Past rounds')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'round',
          heading: t('Round'),
          cell: ({ id }) => (
            <TextLink
              className="inline-flex min-h-11 min-w-11 items-center tabular-nums"
              render={<Link to={hrefOf('/lottery', { round: String(id) })} />}
            >
              #{id}
            </TextLink>
          ),
        },
        {
          key: 'number',
          heading: t('Number'),
          cell: ({ finalNumber, status }) =>
            finalNumber === undefined ? (
              <span className="text-text-muted">
                {status === undefined ? t('Couldn’t load') : status === 'refunding' ? t('Refunds') : '–'}
              </span>
            ) : (
              <span dir="ltr" className="font-semibold tracking-[0.15em] text-reward tabular-nums">
                {ticketDigits(finalNumber)}
              </span>
            ),
        },
        {
          key: 'pot',
          heading: t('Prize pot'),
          isNumber: true,
          cell: ({ pot }) => <MoneyText place={place} amount={pot} meaning="held" />,
        },
        {
          key: 'tickets',
          heading: t('Tickets'),
          isNumber: true,
          isMinor: true,
          cell: ({ totalTickets }) => (totalTickets === undefined ? '–' : countText(totalTickets, locale)),
        },
        {
          key: 'players',
          heading: t('Players'),
          isNumber: true,
          isMinor: true,
          cell: ({ totalUsers }) => (totalUsers === undefined ? '–' : countText(totalUsers, locale)),
        },
        {
          key: 'winners',
          heading: t('Winning tickets'),
          isNumber: true,
          isMinor: true,
          cell: ({ winningTickets, status }) => (status === 'claimable' ? countText(winningTickets, locale) : '–'),
        },
        {
          key: 'time',
          heading: t('Draw'),
          isNumber: true,
          isMinor: true,
          cell: ({ endTime }) => (
            <span className="text-text-muted">{endTime === undefined ? '–' : time.format(endTime * 1000)}</span>
          ),
        },
      ]}
    />
  );
}
