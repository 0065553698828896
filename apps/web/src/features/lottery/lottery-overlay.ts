import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of the lottery; `round`: take what this round gives, or all rounds. */
export type LotteryDialogDetail =
  | { readonly kind: 'buy' | 'how-to-play' }
  | { readonly kind: 'claim'; readonly round: number | 'all' };

/** The one dialog of the lottery. */
export const lotteryOverlay = overlay<LotteryDialogDetail>('lottery', { kind: 'how-to-play' });
