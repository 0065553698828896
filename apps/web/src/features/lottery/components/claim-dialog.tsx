import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { confirmableItems } from '../../../blocks/action/confirmable-items';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { claimAction } from '../lottery.actions';
import { ownRoundsQuery } from '../lottery.queries';
import { claimParts, claimTotal } from '../lottery.view-model';
import type { LotteryPlace } from '../lottery-place';
import type { useOwnRounds } from '../use-own-rounds';
import { MoneyText } from './money-text';

/** Takes what tickets of one round give, or of all, in parts that the contract takes at once. Load it lazily. */
export function ClaimDialog(props: {
  readonly place: LotteryPlace;
  readonly rounds: ReturnType<typeof useOwnRounds>;
  readonly round: number | 'all';
  readonly most: number;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, rounds, round, most, onClose } = props;
  // One round is read by itself: it may be older than those that the page looks after.
  const chosen = round === 'all' ? undefined : round;
  const chain = useChain();
  const { canBatch = false } = useAccount();
  const owner = chosen === undefined ? undefined : rounds.account;
  const single = useQuery(ownRoundsQuery(chain, place, owner, chosen === undefined ? [] : [chosen]));
  const own = chosen === undefined ? rounds.own : single.data;
  const { parts, isAll } = claimParts(own ?? [], most);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  const whole = own && claimTotal(own);
  return (
    <ConfirmDialog
      title={t('Claim prizes')}
      label={t('Claim')}
      state={confirmableItems(own && parts, 'Nothing to claim', (taken) => claimAction(place, taken))}
      onClose={onClose}
    >
      <div className="rounded-control bg-reward-soft p-4 text-center">
        <p className="text-sm text-text-muted">{t('To your wallet')}</p>
        <p className="flex flex-wrap justify-center gap-x-2 text-xl font-semibold">
          <MoneyText place={place} amount={own && amount} meaning="held" tone="reward" hasUsd />
        </p>
      </div>
      {parts.length > 0 ? (
        <dl className="max-h-60 overflow-y-auto">
          {parts.map((part) => (
            <DataRow
              key={`${part.round} ${part.ticketIds[0]}`}
              label={
                <>
                  {t('Round #%round%', { round: String(part.round) })} ·{' '}
                  {t('%count% tickets', { count: part.ticketIds.length })}
                </>
              }
            >
              <MoneyText place={place} amount={part.amount} meaning="held" />
            </DataRow>
          ))}
        </dl>
      ) : null}
      {parts.length > 1 && !canBatch ? (
        <p className="text-sm text-text-muted">
          {t('Your wallet will ask %count% times: the contract takes up to %most% tickets of one round at a time.', {
            count: parts.length,
            most: String(most),
          })}
        </p>
      ) : null}
      {isAll || whole === undefined ? null : (
        <p className="text-sm text-text-muted">{t('There’s more to claim: claim again for the rest.')}</p>
      )}
    </ConfirmDialog>
  );
}
