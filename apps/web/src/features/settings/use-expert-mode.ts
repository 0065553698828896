import { type ExpertMode, type ExpertModeAction, expertMode as modeAfter } from '@besc/domain/settings/expert-mode';
import { useState } from 'react';
import * as z from 'zod/mini';
import { expertMode } from '../../blocks/preferences/expert-mode';
import { preference } from '../../blocks/preferences/preference';
import { usePreference } from '../../blocks/preferences/use-preference';

const acknowledgementShown = preference({
  key: 'userExpertModeAcknowledgementShow',
  schema: z.boolean(),
  otherwise: true,
});

/** Expert mode and the way into it: off, then a confirm screen unless that was waived, then on. */
export function useExpertMode() {
  const isOn = usePreference(expertMode);
  const isAcknowledged = !usePreference(acknowledgementShown);
  const [isConfirming, setIsConfirming] = useState(false);
  const state: ExpertMode = isOn ? { kind: 'on' } : isConfirming ? { kind: 'confirming' } : { kind: 'off' };

  function act(action: ExpertModeAction): ExpertMode {
    const next = modeAfter(state, action);
    setIsConfirming(next.kind === 'confirming');
    if ((next.kind === 'on') !== isOn) expertMode.set(next.kind === 'on');
    return next;
  }

  return {
    state,
    toggle: () => void act({ kind: 'toggle', acknowledged: isAcknowledged }),
    cancel: () => void act({ kind: 'cancel' }),
    /** Takes the typed word; `isForgotten` waives the screen from now on. */
    confirm(word: string, isForgotten: boolean) {
      const next = act({ kind: 'confirm', word });
      if (next.kind === 'on' && isForgotten) acknowledgementShown.set(false);
    },
  };
}
