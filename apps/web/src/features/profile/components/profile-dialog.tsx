import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { profileOverlay } from '../profile-overlay';
import type { ProfilePlace } from '../profile-place';

const StarterPart = lazyPart('profile-starter', async () => (await import('./starter-dialog')).StarterDialog);
const CreatePart = lazyPart('profile-create', async () => (await import('./create-dialog')).CreateDialog);
const ClaimPart = lazyPart('profile-claim', async () => (await import('./claim-dialog')).ClaimDialog);
const RootPart = lazyPart('profile-root', async () => (await import('./root-dialog')).RootDialog);
const PausePart = lazyPart('profile-pause', async () => (await import('./pause-dialog')).PauseDialog);
const GiftPart = lazyPart('profile-gift', async () => (await import('./gift-dialog')).GiftDialog);
const PicturePart = lazyPart('profile-picture', async () => (await import('./picture-dialog')).PictureDialog);

/** The dialog of profiles that is open. */
export function ProfileDialog({ place }: { readonly place: ProfilePlace }) {
  const { isOpen, detail } = usePageOverlay(profileOverlay);
  if (!isOpen) return null;
  const onClose = () => profileOverlay.close();
  const part = () => {
    switch (detail.kind) {
      case 'starter':
        return <StarterPart place={place} bunnyId={detail.bunnyId} onClose={onClose} />;
      case 'create':
        return <CreatePart place={place} picture={detail.picture} teamId={detail.teamId} onClose={onClose} />;
      case 'claim':
        return <ClaimPart place={place} campaignId={detail.campaignId} onClose={onClose} />;
      case 'root':
        return <RootPart place={place} campaignId={detail.campaignId} account={detail.account} onClose={onClose} />;
      case 'pause':
        return <PausePart place={place} onClose={onClose} />;
      case 'gift':
        return <GiftPart place={place} onClose={onClose} />;
      case 'change-picture':
        return <PicturePart place={place} onClose={onClose} />;
    }
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
