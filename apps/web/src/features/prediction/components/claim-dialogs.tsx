import { claimEpochsMost } from '@besc/sdk/prediction/prediction-calls';
import type { PredictionClaims } from '@besc/sdk/prediction/read-prediction-claims';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { confirmableItems } from '../../../blocks/action/confirmable-items';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { claimAction, creditAction, oldClaimAction } from '../prediction.actions';
import { oldClaimsQuery } from '../prediction.queries';
import { claimableEpochs } from '../prediction.view-model';
import type { PredictionPlace } from '../prediction-place';

interface ClaimDialogProps {
  readonly place: PredictionPlace;
  readonly onClose: () => void;
}

/** What the account can take; undefined while it is not known. */
interface OpenClaims {
  readonly claims: PredictionClaims | undefined;
}

/** Takes wins and refunds of some rounds, or of all. Load it lazily. */
export function ClaimDialog({
  place,
  epochs,
  takable,
  claims,
  onClose,
}: ClaimDialogProps &
  OpenClaims & {
    readonly epochs: readonly number[] | 'all';
    /** Rounds that give something by their cards, which know of it earlier than the claims. */
    readonly takable: readonly number[];
  }) {
  const { t } = useText();
  const chosen = claims && claimableEpochs(claims, epochs, { most: claimEpochsMost, takable });
  const amount = claims && chosen && amountOf(claims, chosen);
  return (
    <ConfirmDialog
      title={t('Collect Winnings')}
      state={confirmableItems(chosen, 'Nothing to collect', (taken) => claimAction(place.game, taken, amount))}
      onClose={onClose}
    >
      <div className="rounded-control bg-reward-soft p-4 text-center">
        <p className="text-sm text-text-muted">{t('To your wallet')}</p>
        <p className="flex justify-center text-xl font-semibold">
          <ShownAmount amount={amount} decimals={18} meaning="held" symbol="BESC" tone="reward" />
        </p>
      </div>
      {claims && chosen ? (
        <dl className="max-h-60 overflow-y-auto">
          {chosen.map((epoch) => (
            <DataRow key={epoch} label={`#${epoch} · ${claims.refunds.includes(epoch) ? t('Refund') : t('Won')}`}>
              <ShownAmount amount={claims.amounts.get(epoch)} decimals={18} meaning="held" symbol="BESC" />
            </DataRow>
          ))}
        </dl>
      ) : null}
      {epochs === 'all' && claims ? <InParts count={claims.wins.length + claims.refunds.length} /> : null}
    </ConfirmDialog>
  );
}

/** Says that one claim does not take all of so many rounds. */
function InParts({ count }: { readonly count: number }) {
  const { t } = useText();
  if (count <= claimEpochsMost) return null;
  return (
    <p className="text-sm text-text-muted">
      {t('You can collect up to %count% rounds at once; collect again for the rest.', { count: claimEpochsMost })}
    </p>
  );
}

/** What these rounds give together; undefined where it is not known of one. */
function amountOf({ amounts }: PredictionClaims, epochs: readonly number[]): bigint | undefined {
  if (!epochs.every((epoch) => amounts.has(epoch))) return undefined;
  return epochs.reduce((sum, epoch) => sum + (amounts.get(epoch) ?? 0n), 0n);
}

/** Takes what the earlier game (v0.1) owes. Load it lazily. */
export function OldClaimsDialog({ place, onClose }: ClaimDialogProps) {
  const { t } = useText();
  const chain = useChain();
  const { address: account } = useAccount();
  const read = useQuery(oldClaimsQuery(chain, place, account)).data;
  const owed = read?.owed;
  const { claims } = place;
  if (claims === undefined) return null;
  const chosen = owed?.slice(0, claimEpochsMost);
  return (
    <ConfirmDialog
      title={t('Claims of v0.1')}
      state={confirmableItems(
        chosen,
        read?.isUnread ? 'Some of this couldn’t be loaded' : 'Nothing to collect',
        (taken) => oldClaimAction(claims, taken),
      )}
      onClose={onClose}
    >
      {chosen === undefined || chosen.length === 0 ? null : (
        <p className="text-sm text-text-muted">
          {t('You can still collect these rounds from the first version of the game.')}
        </p>
      )}
      <dl className="max-h-60 overflow-y-auto">
        {chosen?.map(({ epoch, amount }) => (
          <DataRow key={String(epoch)} label={t('Round #%round%', { round: String(epoch) })}>
            <ShownAmount amount={amount} decimals={18} meaning="held" symbol="BESC" tone="reward" />
          </DataRow>
        ))}
      </dl>
      <InParts count={owed?.length ?? 0} />
    </ConfirmDialog>
  );
}

/** Takes what could not be sent before. Load it lazily. */
export function CreditDialog({ place, claims, onClose }: ClaimDialogProps & OpenClaims) {
  const { t } = useText();
  const credit = claims?.credit;
  const credits = credit === undefined ? undefined : credit === 0n ? [] : [credit];
  return (
    <ConfirmDialog
      title={t('Withdraw credit')}
      state={confirmableItems(credits, 'Nothing to collect', ([one = 0n]) => creditAction(place.game, one))}
      onClose={onClose}
    >
      <p className="text-sm text-text-muted">{t('This couldn’t be sent to your account when you collected.')}</p>
      <dl>
        <DataRow label={t('To your wallet')} isStrong>
          <ShownAmount amount={credit} decimals={18} meaning="held" symbol="BESC" tone="reward" />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
