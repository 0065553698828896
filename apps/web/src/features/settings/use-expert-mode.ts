import { type ExpertMode, type ExpertModeAction, expertMode } from '@besc/domain/settings/expert-mode';
import { useState } from 'react';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { setPreferences } from '../../blocks/preferences/set-preferences';

/** Expert mode and the way into it: off, then a confirm screen unless that was waived, then on. */
export function useExpertMode() {
  const isOn = preferencesStore((state) => state.userExpertMode);
  const isAcknowledged = !preferencesStore((state) => state.userExpertModeAcknowledgementShow);
  const [isConfirming, setIsConfirming] = useState(false);
  const state: ExpertMode = isOn ? { kind: 'on' } : isConfirming ? { kind: 'confirming' } : { kind: 'off' };

  function act(action: ExpertModeAction): ExpertMode {
    const next = expertMode(state, action);
    setIsConfirming(next.kind === 'confirming');
    if ((next.kind === 'on') !== isOn) setPreferences({ userExpertMode: next.kind === 'on' });
    return next;
  }

  return {
    state,
    toggle: () => void act({ kind: 'toggle', acknowledged: isAcknowledged }),
    cancel: () => void act({ kind: 'cancel' }),
    /** Takes the typed word; `isForgotten` waives the screen from now on. */
    confirm(word: string, isForgotten: boolean) {
      const next = act({ kind: 'confirm', word });
      if (next.kind === 'on' && isForgotten) setPreferences({ userExpertModeAcknowledgementShow: false });
    },
  };
}
