import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { lotteryOverlay } from '../lottery-overlay';
import type { LotteryPlace } from '../lottery-place';
import type { useLottery } from '../use-lottery';
import type { useOwnRounds } from '../use-own-rounds';

const BuyPart = lazyPart('lottery-buy', async () => (await import('./buy-dialog')).BuyDialog);
const ClaimPart = lazyPart('lottery-claim', async () => (await import('./claim-dialog')).ClaimDialog);
const HowToPlayPart = lazyPart('lottery-how-to-play', async () => (await import('./how-to-play')).HowToPlayDialog);

/** The dialog of the lottery that is open. */
export function LotteryDialog(props: {
  readonly place: LotteryPlace;
  readonly lottery: ReturnType<typeof useLottery>;
  readonly rounds: ReturnType<typeof useOwnRounds>;
}) {
  const { place, lottery, rounds } = props;
  const { isOpen, detail } = usePageOverlay(lotteryOverlay);
  const { view, round, phase, isPaused } = lottery;
  if (!isOpen || view === undefined || phase === undefined) return null;
  const onClose = () => lotteryOverlay.close();
  const most = view.maxTickets;
  const part = () => {
    switch (detail.kind) {
      case 'buy':
        return <BuyPart place={place} round={round} phase={phase} most={most} isPaused={isPaused} onClose={onClose} />;
      case 'claim':
        return <ClaimPart place={place} rounds={rounds} most={most} onClose={onClose} round={detail.round} />;
      case 'how-to-play':
        return <HowToPlayPart {...view} round={round} most={most} onClose={onClose} />;
    }
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
