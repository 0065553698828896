import type { Settings } from '@besc/wire/settings/settings';
import { connectChain } from '../blocks/chain/connect-chain';
import { makeQueryClient } from '../lib/make-query-client';
import { features } from './features';

/** What lives as long as the app of one deployment. */
export function makeAppParts(settings: Settings) {
  return {
    chain: connectChain(settings, {
      nameService: features.find(({ nameService }) => nameService)?.nameService,
      faces: features.find(({ faces }) => faces)?.faces,
    }),
    queryClient: makeQueryClient(),
  };
}

export type AppParts = ReturnType<typeof makeAppParts>;
