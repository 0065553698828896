import { Badge } from '@besc/ui/badge';
import clsx from 'clsx';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { formatDecimal } from '../../../lib/format-decimal';
import type { AuctionView } from '../auction-view';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** The best totals as bars, as many as there are places, the first on top; all of them win as it stands. */
export function Leaderboard({ view, place }: { readonly view: AuctionView; readonly place: AuctionsPlace }) {
  const { t, locale } = useText();
  const { board, round } = view;
  const free = Math.max(0, round.auction.leaderboard - (board?.length ?? 0));
  if (board === undefined) {
    return <p className="text-sm text-text-muted">{t('Error fetching data')}</p>;
  }
  return (
    <section aria-label={t('Leaderboard of auction %number%', { number: String(round.number) })}>
      {board.length === 0 ? (
        <p className="text-sm text-text-muted">{t('There is no bid yet.')}</p>
      ) : (
        <ol className="flex flex-col gap-1">
          {board.map((row) => (
            <li
              key={row.account}
              aria-current={row.isOwn || undefined}
              className={clsx(
                'relative flex min-h-11 items-center gap-3 overflow-hidden rounded-control border px-3 text-sm',
                row.isOwn ? 'border-primary font-semibold' : 'border-border',
              )}
            >
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-0 bg-primary-soft"
                style={{ width: `${row.share * 100}%` }}
              />
              <span className="relative w-6 shrink-0 text-end tabular-nums">{row.place}</span>
              <span className="relative min-w-0 flex-1 truncate">
                <AccountName address={row.account} />
                {row.isOwn ? (
                  <Badge tone="primary" className="ms-2">
                    {t('You')}
                  </Badge>
                ) : null}
              </span>
              <span className="relative shrink-0 text-end tabular-nums">
                <MoneyText place={place} amount={row.amount} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {free > 0 && !round.auction.isClosed ? (
        <p className="mt-2 text-sm text-text-muted">
          {t('Free places: %free%', { free: formatDecimal(String(free), locale) })}
        </p>
      ) : null}
    </section>
  );
}
