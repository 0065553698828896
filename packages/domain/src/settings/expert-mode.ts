import { isConfirmWord } from '../shared/confirm-word';

/** Expert mode goes off, then through a confirm screen, then on. */
export type ExpertMode = { readonly kind: 'off' } | { readonly kind: 'confirming' } | { readonly kind: 'on' };

/** What a person does. `acknowledged`: 'Don't show this again' was ticked earlier, so the screen is skipped. */
export type ExpertModeAction =
  | { readonly kind: 'toggle'; readonly acknowledged: boolean }
  | { readonly kind: 'confirm'; readonly word: string }
  | { readonly kind: 'cancel' };

/** Next expert mode state; pure. Only the typed word `confirm` turns it on from the confirm screen. */
export function expertMode(state: ExpertMode, action: ExpertModeAction): ExpertMode {
  switch (action.kind) {
    case 'toggle':
      if (state.kind !== 'off') return { kind: 'off' };
      return action.acknowledged ? { kind: 'on' } : { kind: 'confirming' };
    case 'confirm':
      return state.kind === 'confirming' && isConfirmWord(action.word) ? { kind: 'on' } : state;
    case 'cancel':
      return state.kind === 'confirming' ? { kind: 'off' } : state;
  }
}
