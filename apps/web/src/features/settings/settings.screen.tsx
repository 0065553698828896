import { Dialog } from '@besc/ui/dialog';
import { useText } from '../../blocks/language/use-text';
import { settingsDialogStore } from '../../blocks/preferences/settings-dialog-store';
import { ExpertConfirmation } from './components/expert-confirmation';
import { SettingsForm } from './components/settings-form';
import { useExpertMode } from './use-expert-mode';

/** The settings dialog; turning expert mode on shows a page of its own first. */
export function SettingsScreen() {
  const { t } = useText();
  const open = settingsDialogStore((state) => state.open);
  const expert = useExpertMode();
  const isConfirming = expert.state.kind === 'confirming';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) expert.cancel();
        settingsDialogStore.setState({ open: next });
      }}
      title={isConfirming ? t('Expert mode') : t('Settings')}
      closeLabel={t('Close')}
      {...(isConfirming ? { back: { label: t('Back'), onPress: expert.cancel } } : {})}
    >
      {isConfirming ? (
        <ExpertConfirmation onConfirm={expert.confirm} />
      ) : (
        <SettingsForm onToggleExpert={expert.toggle} />
      )}
    </Dialog>
  );
}
