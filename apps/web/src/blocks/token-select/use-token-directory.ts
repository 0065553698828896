import type { Token } from '@besc/domain/shared/token';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { importedTokens } from './imported-tokens';
import { type TokenDirectory, tokenDirectory } from './token-directory';
import { tokenListQuery } from './token-list-query';
import { wbescToken } from './wbesc-token';

export interface LoadedDirectory extends TokenDirectory {
  /** Lists still on their way: an address that is not known yet may be in one of them. */
  isLoading: boolean;
  /** Addresses of default lists that could not be loaded. */
  failedLists: readonly string[];
}

/** Every token that can be chosen here: the deployment's own, those of the default lists, those imported in this session. */
export function useTokenDirectory(): LoadedDirectory {
  const { settings } = useChain();
  const imported = importedTokens((state) => state.tokens);
  const urls = settings.lists.defaults;
  const { lists, isLoading, failedLists } = useQueries({
    queries: urls.map((url) => tokenListQuery(url)),
    combine: (results) => ({
      lists: results.flatMap((result) => result.data ?? []),
      isLoading: results.some((result) => result.isPending),
      failedLists: urls.filter((_, index) => results[index]?.isError),
    }),
  });
  return useMemo(() => {
    const chainId = settings.chain.id;
    const { busdc, money } = settings.tokens;
    const builtIn: Token[] = [
      wbescToken(settings),
      { kind: 'token', chainId, ...busdc },
      { kind: 'token', chainId, ...money },
    ];
    return { ...tokenDirectory({ chainId, builtIn, lists, imported }), isLoading, failedLists };
  }, [settings, lists, imported, isLoading, failedLists]);
}
