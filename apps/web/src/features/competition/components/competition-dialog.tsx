import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { competitionOverlay } from '../competition-overlay';
import type { DialogProps } from './dialog-props';

const parts = {
  register: lazyPart('competition-register', async () => (await import('./register-dialog')).RegisterDialog),
  claim: lazyPart('competition-claim', async () => (await import('./claim-dialog')).ClaimDialog),
  check: lazyPart('competition-check', async () => (await import('./check-dialog')).CheckDialog),
  card: lazyPart('competition-card', async () => (await import('./card-dialog')).CardDialog),
};

/** The dialog of the competition that is open. */
export function CompetitionDialog({ place, view }: Omit<DialogProps, 'onClose'>) {
  const { isOpen, detail } = usePageOverlay(competitionOverlay);
  if (!isOpen) return null;
  const Part = parts[detail];
  return (
    <Suspense fallback={null}>
      <Part place={place} view={view} onClose={() => competitionOverlay.close()} />
    </Suspense>
  );
}
