import type { Address } from '@besc/domain/shared/address';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { deployedToken } from '../chain/deployed-token';
import { wbescToken } from '../chain/wbesc-token';
import { useTokenLists } from '../token-lists/use-token-lists';
import { useImportedTokens } from './imported-tokens';
import { type DirectoryList, type TokenDirectory, tokenDirectory } from './token-directory';
import { tokenQuery } from './token-query';

export interface LoadedDirectory extends TokenDirectory {
  /** Lists or imported tokens still on their way: an address that is not known yet may be among them. */
  isLoading: boolean;
  /** Imported tokens that the chain does not tell of, so that they cannot be chosen. */
  unread: readonly Address[];
  retryUnread: () => void;
}

/**
 * Every token that can be chosen here: the deployment's own, those of the lists in use, those the person imported. Of an
 * imported token only the address comes from storage; what the amounts depend on is read from the chain.
 */
export function useTokenDirectory(): LoadedDirectory {
  const { settings, reader } = useChain();
  const chainId = settings.chain.id;
  const lists = useTokenLists();
  const stored = useImportedTokens(chainId);
  const { imported, isReading, unread } = useQueries({
    queries: stored.map(({ address }) => tokenQuery({ reader, chainId, address })),
    combine: (results) => ({
      imported: results.flatMap((result) => result.data ?? []),
      // One that failed is pending again with each block.
      isReading: results.some(({ isFetched }) => !isFetched),
      unread: results.flatMap(({ isFetched, data }, index) =>
        isFetched && !data ? (stored[index]?.address ?? []) : [],
      ),
    }),
  });
  const queryClient = useQueryClient();
  const retryUnread = useCallback(() => {
    for (const address of unread) {
      void queryClient.refetchQueries({ queryKey: tokenQuery({ reader, chainId, address }).queryKey });
    }
  }, [queryClient, reader, chainId, unread]);
  return useMemo(() => {
    const builtIn = [wbescToken(settings), deployedToken(settings, 'stable'), deployedToken(settings, 'money')];
    const [used, unused]: [DirectoryList[], DirectoryList[]] = [[], []];
    let isFetching = false;
    for (const [url, { accepted, current, isAwaited }] of lists.byUrl) {
      const isUsed = lists.activeListUrls.includes(url);
      const isDefault = settings.lists.defaults.includes(url);
      // A broken update or a host that is down takes no token away: those of the last good version stay.
      if (accepted) (isUsed ? used : unused).push({ url, list: accepted, isDefault, isCurrent: current !== undefined });
      else if (isAwaited) isFetching ||= isUsed || isDefault;
    }
    const directory = tokenDirectory({ chainId, builtIn, lists: used, imported, unused });
    return { ...directory, isLoading: isFetching || isReading, unread, retryUnread };
  }, [settings, chainId, lists, imported, isReading, unread, retryUnread]);
}
