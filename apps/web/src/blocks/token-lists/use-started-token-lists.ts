import { useEffect } from 'react';
import { useChain } from '../chain/chain-context';
import { loadTokenLists } from './load-token-lists';
import { type TokenLists, tokenListsStore } from './token-lists-store';

/** The token lists, started with the first part of the page that needs them. */
export function useStartedTokenLists(): TokenLists {
  const chain = useChain();
  useEffect(() => {
    loadTokenLists(chain).catch((error: unknown) => {
      console.error('The token lists did not start', error);
      // Without lists the page still trades the deployment's own tokens; nothing may wait for them for ever.
      tokenListsStore.setState({ isReady: true });
    });
  }, [chain]);
  return tokenListsStore();
}
