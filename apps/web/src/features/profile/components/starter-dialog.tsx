import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { useAccount } from '../../../blocks/wallet/use-account';
import { hasFailed } from '../../../lib/has-failed';
import { starterAction } from '../profile.actions';
import { starterQuery } from '../profile.queries';
import type { ProfilePlace } from '../profile-place';
import { usePayment } from '../use-payment';
import { MoneyAmount } from './money-amount';

/** Buys a starter. Load it lazily. */
export function StarterDialog(props: {
  readonly place: ProfilePlace;
  readonly bunnyId: number;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, bunnyId, onClose } = props;
  const { address } = useAccount();
  const starter = useQuery(starterQuery(useChain(), place, address));
  const paid = usePayment(place, { amount: starter.data?.price, isFailed: hasFailed(starter) });
  const name = bunnyKinds[bunnyId]?.name ?? String(bunnyId);
  const state = (): Confirmable => {
    if (starter.data?.hasClaimed) return { kind: 'error', text: 'This wallet has had its starter.' };
    if (starter.data?.canMint === false) return { kind: 'error', text: 'Starters can’t be bought yet.' };
    return paid.kind === 'payment' ? { kind: 'ready', action: starterAction(place, bunnyId, paid.payment) } : paid;
  };
  return (
    <ConfirmDialog title={t('Get Starter Collectible')} state={state()} onClose={onClose}>
      <div className="mx-auto w-48">
        <ItemPicture of={{ collection: place.bunnies, kind: bunnyId }} name={name} />
      </div>
      <dl>
        <DataRow label={t('Collectible')}>{name}</DataRow>
        <DataRow label={t('Cost')} isStrong>
          <MoneyAmount money={place.money} amount={starter.data?.price} meaning="paid" />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
