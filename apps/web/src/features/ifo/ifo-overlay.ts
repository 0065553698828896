import type { IfoPoolId } from '@besc/domain/ifo/ifo';
import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of sales. */
export type IfoDialogDetail =
  | { readonly kind: 'commit' | 'harvest'; readonly round: number; readonly pid: IfoPoolId }
  | { readonly kind: 'owed'; readonly round: number };

/** The one dialog of sales. */
export const ifoOverlay = overlay<IfoDialogDetail>('ifo', { kind: 'owed', round: 0 });
