import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of the pools: an act on one of them by its key, or on all. */
export type PoolDialogDetail =
  | {
      readonly kind: 'stake' | 'unstake' | 'harvest' | 'collect' | 'emergency' | 'bounty';
      readonly key: string;
    }
  | { readonly kind: 'harvest-all' };

/** The one dialog of the pools. */
export const poolOverlay = overlay<PoolDialogDetail>('pool', { kind: 'harvest-all' });
