import { Dialog } from '@besc/ui/dialog';
import { useEffect, useRef } from 'react';
import { useText } from '../../blocks/language/use-text';
import { useOverlay } from '../../blocks/overlay/use-overlay';
import { settingsOverlay } from '../../blocks/preferences/settings-overlay';
import { ExpertConfirmation } from './components/expert-confirmation';
import { SettingsForm } from './components/settings-form';
import { useExpertMode } from './use-expert-mode';

/** The settings dialog; turning expert mode on shows a page of its own first. */
export function SettingsScreen() {
  const { t } = useText();
  const { isOpen } = useOverlay(settingsOverlay);
  const expert = useExpertMode();
  const isConfirming = expert.state.kind === 'confirming';
  const wordRef = useRef<HTMLInputElement>(null);
  const expertRef = useRef<HTMLElement>(null);
  const wasConfirming = useRef(false);
  // The page that had the focus is gone: it goes to what comes next, and back to the switch it came from.
  useEffect(() => {
    if (isConfirming) wordRef.current?.focus();
    else if (wasConfirming.current && settingsOverlay.isOpen()) expertRef.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {
        expert.cancel();
        settingsOverlay.close();
      }}
      title={isConfirming ? t('Expert mode') : t('Settings')}
      closeLabel={t('Close')}
      width={isConfirming ? 'regular' : 'wide'}
      {...(isConfirming ? { back: { label: t('Back'), onPress: expert.cancel } } : {})}
    >
      {isConfirming ? (
        <ExpertConfirmation wordRef={wordRef} onConfirm={expert.confirm} />
      ) : (
        <SettingsForm expertRef={expertRef} onToggleExpert={expert.toggle} />
      )}
    </Dialog>
  );
}
