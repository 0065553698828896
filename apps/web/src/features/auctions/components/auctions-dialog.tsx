import type { OwnBid } from '@besc/sdk/auctions/read-auctions';
import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import type { AuctionView } from '../auction-view';
import { auctionsOverlay } from '../auctions-overlay';
import type { AuctionsPlace } from '../auctions-place';

const BidPart = lazyPart('auctions-bid', async () => (await import('./bid-dialog')).BidDialog);
const ClaimPart = lazyPart('auctions-claim', async () => (await import('./claim-dialog')).ClaimDialog);

/** The dialog of auctions that is open. */
export function AuctionsDialog(props: {
  readonly place: AuctionsPlace;
  readonly view: AuctionView | undefined;
  readonly own: readonly OwnBid[];
  readonly isListed: boolean | undefined;
}) {
  const { place, view, own, isListed } = props;
  const { isOpen, detail } = usePageOverlay(auctionsOverlay);
  if (!isOpen) return null;
  const onClose = () => auctionsOverlay.close();
  const part = () => {
    if (detail.kind === 'bid') {
      return view && <BidPart view={view} place={place} isListed={isListed} onClose={onClose} />;
    }
    const bid = own.find(({ number }) => number === detail.number);
    return bid && <ClaimPart place={place} bid={bid} onClose={onClose} />;
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
