import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of auctions: a bid in the newest one, or taking back the bid of one that is closed. */
export type AuctionDialogDetail = { readonly kind: 'bid' } | { readonly kind: 'claim'; readonly number: number };

/** The one dialog of auctions. */
export const auctionsOverlay = overlay<AuctionDialogDetail>('auctions', { kind: 'bid' });
