import type { Item } from '@besc/domain/shared/item';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { hasFailed } from '../../../lib/has-failed';
import { createAction } from '../profile.actions';
import { costsQuery } from '../profile.queries';
import { itemName, type ProfilePlace } from '../profile-place';
import { usePayment } from '../use-payment';
import { useTeamsState } from '../use-teams-state';
import { MoneyAmount } from './money-amount';

/** Makes the profile with what was chosen. Load it lazily. */
export function CreateDialog(props: {
  readonly place: ProfilePlace;
  readonly picture: Item;
  readonly teamId: number;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, picture, teamId, onClose } = props;
  const chain = useChain();
  const costs = useQuery(costsQuery(chain, place));
  const teams = useTeamsState(place);
  const team = teams.data.get(teamId);
  const paid = usePayment(place, { amount: costs.data?.register, isFailed: hasFailed(costs) });
  const state = (): Confirmable => {
    if (!teams.isInitialized) return { kind: 'loading' };
    if (team === undefined) return { kind: 'error', text: 'This team could not be read.' };
    if (!team.isJoinable) return { kind: 'error', text: 'This team takes no new members now.' };
    return paid.kind === 'payment'
      ? { kind: 'ready', action: createAction(place, { team, picture, paid: paid.payment }) }
      : paid;
  };
  return (
    <ConfirmDialog title={t('Complete Profile')} state={state()} onClose={onClose}>
      <div className="mx-auto w-48">
        <ItemPicture of={picture} name={itemName(place, picture)} />
      </div>
      <dl>
        <DataRow label={t('Team')}>{team?.name ?? '–'}</DataRow>
        <DataRow label={t('Profile picture')}>{itemName(place, picture)}</DataRow>
        <DataRow label={t('Cost')} isStrong>
          <MoneyAmount money={place.money} amount={costs.data?.register} meaning="paid" />
        </DataRow>
      </dl>
      <p className="text-sm text-text-muted">
        {t(
          'The profile holds your picture while it is active. Pause it at any time to get the picture back; the cost is not refunded.',
        )}
      </p>
    </ConfirmDialog>
  );
}
