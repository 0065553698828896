import { loadPart } from '../../lib/load-part';
import type { ChainAccess } from '../chain/chain-access';
import type { TokenListsEngine } from './token-lists-engine';

let engine: { readonly chain: ChainAccess; readonly started: Promise<TokenListsEngine> } | undefined;

/** The list engine of this page: its code is loaded and started when it is first asked for, once. */
export function loadTokenLists(chain: ChainAccess): Promise<TokenListsEngine> {
  if (engine?.chain !== chain) {
    void engine?.started.then(
      (before) => before.stop(),
      () => undefined,
    );
    const started = loadPart('token-lists', async () =>
      (await import('./browser-token-lists')).startBrowserTokenLists(chain),
    );
    engine = { chain, started };
    // The next call tries again.
    started.catch(() => {
      if (engine?.started === started) engine = undefined;
    });
  }
  return engine.started;
}
