import type { Feature } from '../../blocks/feature/feature';
import { useOverlay } from '../../blocks/overlay/use-overlay';
import { settingsOverlay } from '../../blocks/preferences/settings-overlay';

export const settingsFeature: Feature = {
  slug: 'settings',
  order: 80,
  dialogs: [
    {
      useIsOpen: () => useOverlay(settingsOverlay).isOpen,
      load: async () => (await import('./settings.screen')).SettingsScreen,
    },
  ],
};
