import type { Settings } from '@besc/wire/settings/settings';
import type { RouterHistory } from '@tanstack/react-router';
import { connectChain } from '../blocks/chain/connect-chain';
import { makeQueryClient } from '../lib/make-query-client';
import { features } from './features';
import { createAppRouter } from './router';

/** What lives as long as the app of one deployment. `history`: the browser's own when left out. */
export function makeAppParts(settings: Settings, history?: RouterHistory) {
  return {
    chain: connectChain(settings, features.find(({ nameService }) => nameService)?.nameService),
    queryClient: makeQueryClient(),
    router: createAppRouter(features, history),
  };
}

export type AppParts = ReturnType<typeof makeAppParts>;
