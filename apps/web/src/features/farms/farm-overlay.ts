import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of the farms; `pid` names the farm. */
export type FarmDialogDetail =
  | { readonly kind: 'stake' | 'unstake' | 'harvest' | 'emergency' | 'enter'; readonly pid: number }
  | { readonly kind: 'harvest-all' };

/** The one dialog of the farms. */
export const farmOverlay = overlay<FarmDialogDetail>('farm', { kind: 'harvest-all' });
