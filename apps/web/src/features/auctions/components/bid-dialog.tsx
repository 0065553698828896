import { bidStep as step } from '@besc/domain/auctions/auction';
import { bidFault } from '@besc/domain/auctions/bid-rules';
import { DataRow } from '@besc/ui/data-row';
import type { Blocker } from '../../../blocks/action/blocker';
import { useText } from '../../../blocks/language/use-text';
import { StakeDialog } from '../../../blocks/staking/stake-dialog';
import { useBalance } from '../../../blocks/token-select/use-balance';
import type { AuctionView } from '../auction-view';
import { bidStep } from '../auctions.actions';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** Why nothing can be bid any more, though the dialog is open. */
function barredBy({ status, own }: AuctionView, isListed: boolean | undefined): Blocker | undefined {
  if (status === 'Finished' || status === 'Closed') return { kind: 'error', text: 'The auction has ended' };
  if (status === 'Pending') return { kind: 'error', text: 'Not started yet' };
  if (isListed === false) return { kind: 'error', text: 'Only projects on the list can bid' };
  return status === 'ToBeAnnounced' || isListed === undefined || own === undefined ? { kind: 'loading' } : undefined;
}

/** An amount on top of what the account has bid. Load it lazily. */
export function BidDialog(props: {
  readonly view: AuctionView;
  readonly place: AuctionsPlace;
  readonly isListed: boolean | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { view, place, isListed, onClose } = props;
  const { auction } = view.round;
  const held = useBalance(place.money);
  const own = view.own?.amount;
  const isFirst = own === 0n;
  const fault = (amount: bigint): Blocker | undefined => {
    const wrong = bidFault({ amount, own: own ?? 0n, initialBidAmount: auction.initialBidAmount });
    return wrong === 'step' ? { kind: 'error', text: 'A bid must be a multiple of 10' } : undefined;
  };
  return (
    <StakeDialog
      way="stake"
      title={isFirst ? t('Place bid') : t('Raise bid')}
      label={t('Bid')}
      confirmLabel={t('Place bid')}
      subject={{
        currency: place.money,
        spender: place.address,
        balance: held.kind === 'known' ? held.amount : undefined,
        minimum: isFirst ? auction.initialBidAmount : undefined,
        multiple: step,
      }}
      barred={barredBy(view, isListed)}
      fault={fault}
      step={(amount) => bidStep(place, amount)}
      rows={(amount) => (
        <>
          <DataRow label={t('Your total after it')} isStrong>
            <MoneyText place={place} amount={own === undefined ? undefined : own + (amount ?? 0n)} meaning="paid" />
          </DataRow>
          {view.next ? (
            <DataRow label={t('Place %place% costs', { place: String(view.next.place) })}>
              <MoneyText place={place} amount={view.next.cost} meaning="paid" />
            </DataRow>
          ) : null}
        </>
      )}
      onClose={onClose}
    >
      <p className="text-sm text-text-muted">
        {t('A bid is a multiple of 10 MONEY. Winning bids are burned; all others can be reclaimed.')}
      </p>
    </StakeDialog>
  );
}
