import type { Settings } from '@besc/wire/settings/settings';
import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { connectChain } from '../blocks/chain/connect-chain';
import { features } from './features';
import { createAppRouter } from './router';

/** What lives as long as the app of one deployment. `history`: the browser's own when left out. */
export function makeAppParts(settings: Settings, history?: RouterHistory) {
  return {
    chain: connectChain(settings, features.find(({ nameService }) => nameService)?.nameService),
    queryClient: new QueryClient(),
    router: createAppRouter(features, history),
  };
}

export type AppParts = ReturnType<typeof makeAppParts>;
