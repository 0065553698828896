import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { pauseAction } from '../profile.actions';
import { costsQuery } from '../profile.queries';
import type { ProfilePlace } from '../profile-place';
import { MoneyAmount } from './money-amount';

/** Takes the picture back: what that means, and what coming back costs. Load it lazily. */
export function PauseDialog({ place, onClose }: { readonly place: ProfilePlace; readonly onClose: () => void }) {
  const { t } = useText();
  const costs = useQuery(costsQuery(useChain(), place));
  return (
    <ConfirmDialog
      title={t('Pause Profile')}
      kind="danger"
      state={{ kind: 'ready', action: pauseAction(place) }}
      onClose={onClose}
    >
      <p className="text-sm text-text-muted">
        {t(
          'Your picture comes back to your wallet. Points, team and name stay, but a paused profile earns no points and can’t join sales.',
        )}
      </p>
      <dl>
        <DataRow label={t('Cost to reactivate')}>
          <MoneyAmount money={place.money} amount={costs.data?.reactivate} meaning="paid" />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
