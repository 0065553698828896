import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { giftAction } from '../profile.actions';
import { giftQuery } from '../profile.queries';
import type { ProfilePlace } from '../profile-place';
import { MoneyAmount } from './money-amount';

/** Takes the gift of day one. Load it lazily. */
export function GiftDialog({ place, onClose }: { readonly place: ProfilePlace; readonly onClose: () => void }) {
  const { t } = useText();
  const { address } = useAccount();
  const gift = useQuery(giftQuery(useChain(), place, address));
  const state = (): Confirmable => {
    if (gift.data === undefined) return { kind: 'loading' };
    if (!gift.data.canClaim || place.gift === undefined) return { kind: 'error', text: 'Nothing to claim' };
    return { kind: 'ready', action: giftAction(place.gift) };
  };
  return (
    <ConfirmDialog title={t('Gift of day one')} label={t('Claim')} state={state()} onClose={onClose}>
      <dl>
        <DataRow label={t('Refund')} isStrong>
          <MoneyAmount money={place.money} amount={gift.data?.amount} meaning="held" />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
