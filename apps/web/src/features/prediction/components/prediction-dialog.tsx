import type { PredictionState } from '@besc/domain/prediction/round';
import { pauseEnd } from '@besc/domain/shared/pause-end';
import type { PredictionClaims } from '@besc/sdk/prediction/read-prediction-claims';
import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { useHeld } from '../../../lib/use-held';
import { type CardView, takableEpochs } from '../prediction.view-model';
import { predictionOverlay } from '../prediction-overlay';
import type { PredictionPlace } from '../prediction-place';

const EnterPart = lazyPart('prediction-enter', async () => (await import('./enter-dialog')).EnterDialog);
const ClaimPart = lazyPart('prediction-claim', async () => (await import('./claim-dialogs')).ClaimDialog);
const OldClaimsPart = lazyPart('prediction-old-claims', async () => (await import('./claim-dialogs')).OldClaimsDialog);
const CreditPart = lazyPart('prediction-credit', async () => (await import('./claim-dialogs')).CreditDialog);
const HowToPlayPart = lazyPart('prediction-how-to-play', async () => (await import('./how-to-play')).HowToPlayDialog);

/** The dialog of the game that is open. */
export function PredictionDialog(props: {
  readonly place: PredictionPlace;
  readonly cards: readonly CardView[];
  readonly state: PredictionState | undefined;
  readonly now: number | undefined;
  readonly claims: PredictionClaims | undefined;
}) {
  const { place, cards, now, claims } = props;
  const { isOpen, detail } = usePageOverlay(predictionOverlay);
  // It is read again with another account in the wallet, which closes a dialog only as long as that stands.
  const state = useHeld(props.state, place.game);
  if (!isOpen) return null;
  const onClose = () => predictionOverlay.close();
  const minimumMove = cards.findLast(({ round }) => round !== undefined)?.round?.minimumMove ?? 0n;
  const part = () => {
    switch (detail.kind) {
      case 'enter':
        return state ? (
          <EnterPart
            place={place}
            onClose={onClose}
            epoch={detail.epoch}
            position={detail.position}
            card={cards.find(({ epoch }) => epoch === detail.epoch)}
            minimum={state.minBetAmount}
            currentFee={state.treasuryFee}
            isPaused={pauseEnd(state.pausedUntil, now) !== undefined}
          />
        ) : null;
      case 'claim':
        return (
          <ClaimPart
            place={place}
            claims={claims}
            onClose={onClose}
            epochs={detail.epochs}
            takable={takableEpochs(cards)}
          />
        );
      case 'old-claims':
        return <OldClaimsPart place={place} onClose={onClose} />;
      case 'credit':
        return <CreditPart place={place} claims={claims} onClose={onClose} />;
      case 'how-to-play':
        return <HowToPlayPart fee={state?.treasuryFee} minimumMove={minimumMove} onClose={onClose} />;
    }
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
