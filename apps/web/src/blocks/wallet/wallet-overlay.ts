import { overlay } from '../overlay/overlay';

/** The wallet's dialog, with the tab it shows. */
export const walletOverlay = overlay<'wallet' | 'transactions'>('wallet', 'wallet');
