import { overlay } from '../overlay/overlay';

/** The command palette with what is searched for, which is kept outside of it: typing may be faster than its code. */
export const paletteOverlay = overlay('palette', '');
