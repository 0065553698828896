import { overlay } from '../../blocks/overlay/overlay';

/** The sheet with the whole menu of phones. */
export const menuOverlay = overlay('menu', undefined);
