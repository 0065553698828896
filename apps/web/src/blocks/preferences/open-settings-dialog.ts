import { settingsDialogStore } from './settings-dialog-store';

/** Opens the settings dialog from anywhere. */
export function openSettingsDialog(): void {
  settingsDialogStore.setState({ open: true });
}
