import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of profiles. */
export type ProfileDialogDetail =
  | { readonly kind: 'starter'; readonly bunnyId: number }
  | { readonly kind: 'create'; readonly picture: Item; readonly teamId: number }
  | { readonly kind: 'claim'; readonly campaignId: number }
  | { readonly kind: 'root'; readonly campaignId: number; readonly account: Address }
  | { readonly kind: 'pause' | 'change-picture' | 'gift' };

/** The one dialog of profiles. */
export const profileOverlay = overlay<ProfileDialogDetail>('profile', { kind: 'pause' });
