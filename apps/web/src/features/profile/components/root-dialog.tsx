import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { Dialog } from '@besc/ui/dialog';
import { useText } from '../../../blocks/language/use-text';
import { campaignText } from '../campaign-text';
import type { ProfilePlace } from '../profile-place';
import { useRootCheck } from '../use-root-check';
import { RootRows } from './root-rows';

/** Computes the root of a campaign again from the list of the index, and compares it with the chain's. Load it lazily. */
export function RootDialog(props: {
  readonly place: ProfilePlace;
  readonly campaignId: number;
  readonly account: Address;
  readonly onClose: () => void;
}) {
  const { t, say } = useText();
  const { place, campaignId, account, onClose } = props;
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const check = useRootCheck(place, campaign, account);
  const listed = check?.verdict.kind !== 'good' ? undefined : check.proof !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={campaign ? say(campaignText(campaign).title) : t('Achievement')}
      description={t(
        'The list of who has earned this follows from the chain’s history. Its Merkle root is on the chain; here it is computed again in your browser.',
      )}
      closeLabel={t('Close')}
    >
      <div className="flex flex-col gap-3">
        {check === undefined ? <p>{t('No list is published yet.')}</p> : <RootRows check={check} />}
        {listed === undefined ? null : (
          <p className="text-sm">
            {listed ? t('This account is in the list.') : t('This account is not in the list.')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
