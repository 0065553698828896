import type { ChainAccess } from '../chain/chain-access';
import { contentOfName } from './content-of-name';
import { browserListShelf } from './list-shelf';
import { startTokenLists, type TokenListsEngine } from './token-lists-engine';

/** The list engine of this browser: its storage, and the chain's name service where it has one. */
export function startBrowserTokenLists(chain: ChainAccess): Promise<TokenListsEngine> {
  return startTokenLists({
    settings: chain.settings,
    shelf: browserListShelf(),
    resolveName: contentOfName(chain),
  });
}
