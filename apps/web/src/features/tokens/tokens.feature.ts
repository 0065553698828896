import type { Feature } from '../../blocks/feature/feature';
import { shownUpdate } from '../../blocks/token-lists/shown-update';
import { tokenListsStore } from '../../blocks/token-lists/token-lists-store';

export const tokensFeature: Feature = {
  slug: 'tokens',
  dialogs: [
    {
      useIsOpen: () => tokenListsStore((state) => shownUpdate(state) !== undefined),
      load: async () => (await import('./tokens.screen')).TokensScreen,
    },
  ],
};
