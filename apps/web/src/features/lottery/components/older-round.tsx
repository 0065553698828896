import type { Address } from '@besc/domain/shared/address';
import { Disclosure } from '@besc/ui/disclosure';
import type { LotteryAccountRound } from '@besc/wire/lottery/fetch-lottery-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
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
  return (
    <QueryView query={query} data={query.data?.[0]} height="h-20" failure={t('Error fetching data')}>
      {(own) => <OwnTickets place={place} own={own} />}
    </QueryView>
  );
}
