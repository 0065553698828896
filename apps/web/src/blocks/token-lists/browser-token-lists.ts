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
      return await read({ reader, registry: settings.names?.registry, name });
    },
  });
}
