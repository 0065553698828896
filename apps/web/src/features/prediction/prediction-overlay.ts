import type { Position } from '@besc/domain/prediction/bet-outcome';
import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of the game. */
export type PredictionDialogDetail =
  | { readonly kind: 'enter'; readonly epoch: number; readonly position: Position }
  /** These rounds, or all that can be claimed. */
  | { readonly kind: 'claim'; readonly epochs: readonly number[] | 'all' }
  | { readonly kind: 'old-claims' | 'credit' | 'how-to-play' };

/** The one dialog of the game. */
export const predictionOverlay = overlay<PredictionDialogDetail>('prediction', { kind: 'how-to-play' });
