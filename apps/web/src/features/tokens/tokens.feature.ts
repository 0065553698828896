import type { Feature } from '../../blocks/feature/feature';
import { useShownUpdate } from '../../blocks/token-lists/use-shown-update';

export const tokensFeature: Feature = {
  slug: 'tokens',
  order: 90,
  front: {
    holding: {
      label: 'Wallet',
      path: '/swap',
      order: 10,
      load: async () => (await import('./tokens.holding')).useWalletHolding,
    },
  },
  dialogs: [
    {
      useIsOpen: () => useShownUpdate() !== undefined,
      load: async () => (await import('./tokens.screen')).TokensScreen,
    },
  ],
};
