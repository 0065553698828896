import type { OwnBid } from '@besc/sdk/auctions/read-auctions';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import { auctionsOverlay } from '../auctions-overlay';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** Bids of closed auctions that did not win, each with the way to take it back. */
export function ReclaimNotices({ bids, place }: { readonly bids: readonly OwnBid[]; readonly place: AuctionsPlace }) {
  const { t } = useText();
  return bids.map(({ number, amount }) => (
    <Notice
      key={number}
      tone="warning"
      title={t('Auction %number%', { number: String(number) })}
      actions={
        <Button size="small" onClick={() => auctionsOverlay.open({ kind: 'claim', number })}>
          {t('Reclaim bid')}
        </Button>
      }
    >
      {t('Your bid did not win:')} <MoneyText place={place} amount={amount} />
    </Notice>
  ));
}
