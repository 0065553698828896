import type { OwnBid } from '@besc/sdk/auctions/read-auctions';
import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { useText } from '../../../blocks/language/use-text';
import { reclaimAction } from '../auctions.actions';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** What the account bid in a closed auction and did not win. Load it lazily. */
export function ClaimDialog(props: {
  readonly place: AuctionsPlace;
  readonly bid: OwnBid;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, bid, onClose } = props;
  return (
    <ConfirmDialog
      title={t('Reclaim bid')}
      label={t('Reclaim bid')}
      state={
        bid.hasClaimed
          ? { kind: 'error', text: 'Reclaimed' }
          : { kind: 'ready', action: reclaimAction(place, bid.number) }
      }
      onClose={onClose}
    >
      <dl>
        <DataRow label={t('Auction')}>#{bid.number}</DataRow>
        <DataRow label={t('Comes back')} isStrong>
          <MoneyText place={place} amount={bid.amount} />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
