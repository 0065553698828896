import { overlay } from '../overlay/overlay';

/** The settings dialog. Here and not in the settings feature, because other screens open it too. */
export const settingsOverlay = overlay('settings', undefined);
