import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of the sale. */
export type SquadDialogDetail =
  | { readonly kind: 'buy' | 'refund' | 'step' }
  | { readonly kind: 'mint'; readonly tickets: readonly number[] };

/** The one dialog of the sale. */
export const squadOverlay = overlay<SquadDialogDetail>('squad', { kind: 'buy' });
