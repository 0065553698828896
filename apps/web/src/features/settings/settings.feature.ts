import type { Feature } from '../../blocks/feature/feature';
import { settingsDialogStore } from '../../blocks/preferences/settings-dialog-store';

export const settingsFeature: Feature = {
  slug: 'settings',
  dialogs: [
    {
      useIsOpen: () => settingsDialogStore((state) => state.open),
      load: async () => (await import('./settings.screen')).SettingsScreen,
    },
  ],
};
