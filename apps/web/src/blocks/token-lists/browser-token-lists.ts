import { addressOf } from '@besc/contracts/deploy/address-of';
import { loadPart } from '../../lib/load-part';
import type { ChainAccess } from '../chain/chain-access';
import { browserListShelf } from './list-shelf';
import { startTokenLists, type TokenListsEngine } from './token-lists-engine';

/** The list engine of this browser: its storage, and the name service of the deployment. */
export function startBrowserTokenLists({ settings, reader }: ChainAccess): Promise<TokenListsEngine> {
  return startTokenLists({
    settings,
    shelf: browserListShelf(),
    resolveName: async (name) => {
      const read = await loadPart(
        'names',
        async () => (await import('@besc/sdk/names/read-content-uri')).readContentUri,
      );
      const registry = settings.names && addressOf(settings, 'names', 'registry');
      return await read({ reader, registry, name });
    },
  });
}
