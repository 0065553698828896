import { type Item, isSameItem } from '@besc/domain/shared/item';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { hasFailed } from '../../../lib/has-failed';
import { pictureAction } from '../profile.actions';
import { costsQuery, picturesQuery, profileQuery } from '../profile.queries';
import type { ProfilePlace } from '../profile-place';
import { usePayment } from '../use-payment';
import { MoneyAmount } from './money-amount';
import { PictureStep } from './picture-step';

/** Another picture for an active profile, or one for a paused profile, which makes it active. Load it lazily. */
export function PictureDialog({ place, onClose }: { readonly place: ProfilePlace; readonly onClose: () => void }) {
  const { t } = useText();
  const chain = useChain();
  const { address } = useAccount();
  const profile = useQuery(profileQuery(chain, place, address));
  const pictures = useQuery(picturesQuery(chain, place, address));
  const costs = useQuery(costsQuery(chain, place));
  const [chosen, setChosen] = useState<Item>();
  const isPaused = profile.data?.kind === 'paused';
  const cost = isPaused ? costs.data?.reactivate : costs.data?.update;
  const paid = usePayment(place, { amount: cost, isFailed: hasFailed(costs) });
  // What has left the wallet meanwhile is no choice any more.
  const picture = pictures.data?.items.find((item) => chosen !== undefined && isSameItem(item, chosen));
  const state = (): Confirmable => {
    if (picture === undefined) return { kind: 'error', text: 'Choose a collectible' };
    return paid.kind === 'payment'
      ? { kind: 'ready', action: pictureAction(place, { picture, paid: paid.payment, isPaused }) }
      : paid;
  };
  return (
    <ConfirmDialog
      title={isPaused ? t('Reactivate Profile') : t('Change Profile Picture')}
      state={state()}
      onClose={onClose}
    >
      <PictureStep place={place} pictures={pictures.data} chosen={picture} onChoose={setChosen} />
      <dl>
        <DataRow label={t('Cost')} isStrong>
          <MoneyAmount money={place.money} amount={cost} meaning="paid" />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
