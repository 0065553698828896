import type { Address } from '@besc/domain/shared/address';
import { Disclosure } from '@besc/ui/disclosure';
import { ErrorState } from '@besc/ui/error-state';
import { Skeleton } from '@besc/ui/skeleton';
import type { LotteryAccountRound } from '@besc/wire/lottery/fetch-lottery-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { hasFailed } from '../../../lib/has-failed';
import { ownRoundsQuery } from '../lottery.queries';
import type { LotteryPlace } from '../lottery-place';
import { OwnTickets } from './own-tickets';

interface Played {
  readonly place: LotteryPlace;
  readonly account: Address;
  readonly played: LotteryAccountRound;
}

/** A round of the account as the index tells it, folded; its tickets are read from the chain when it is opened. */
export function OlderRound(props: Played) {
  const { t } = useText();
  const { played } = props;
  const [isOpen, setOpen] = useState(false);
  const won = played.winningTickets > 0 ? ` · ${t('%count% won', { count: played.winningTickets })}` : '';
  return (
    <Disclosure
      summary={t('Round #%round%', { round: String(played.lotteryId) })}
      aside={
        <span className="text-sm text-text-muted">
          {t('%count% tickets', { count: played.totalTickets })}
          {won}
        </span>
      }
      open={isOpen}
      onOpenChange={setOpen}
    >
      {isOpen ? <PlayedTickets {...props} /> : null}
    </Disclosure>
  );
}

function PlayedTickets({ place, account, played }: Played) {
  const { t } = useText();
  const query = useQuery(ownRoundsQuery(useChain(), place, account, [played.lotteryId]));
  const own = query.data?.[0];
  if (own) return <OwnTickets place={place} own={own} />;
  if (hasFailed(query)) return <ErrorState title={t('Error fetching data')} />;
  return (
    <div role="status">
      <span className="sr-only">{t('Loading')}</span>
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
