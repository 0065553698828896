import { acceptedUpdate, tokenListState } from '@besc/domain/tokens/token-list-state';
import { ListFetchError, type ListFetchReason } from '@besc/wire/tokens/list-fetch-error';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeListChoice } from './change-list-choice';
import { readListChoice } from './stored-lists';
import { acceptedListQuery, fetchedListQuery } from './token-list-queries';
import { type ListWorld, useListWorld } from './use-list-world';

/** How an import ended. */
export type ImportOutcome =
  | { readonly kind: 'imported' }
  | { readonly kind: 'failed'; readonly error: string; readonly reason: ListFetchReason };

/** What can be done with lists. Everything shows in `useTokenLists`. */
export interface TokenListActions {
  /**
   * Adds a list with the content that was looked at, keeps it and puts it in use; when it cannot be fetched any more it is
   * removed again. What is newer by now waits as an update. Never rejects.
   */
  importList(url: string, reviewed: TokenList): Promise<ImportOutcome>;
  remove(url: string): void;
  setEnabled(url: string, isEnabled: boolean): void;
  /** Takes the update that waits. Throws ListUpdateError. */
  accept(url: string): void;
  /** Asks for a list again. */
  refetch(url: string): Promise<void>;
}

/** The actions on the lists of this page. */
export function useTokenListActions(): TokenListActions {
  const world = useListWorld();
  const client = useQueryClient();
  return useMemo(() => tokenListActions(world, client), [world, client]);
}

function tokenListActions(world: ListWorld, client: QueryClient): TokenListActions {
  const { settings, shelf } = world;
  const { defaults } = settings.lists;
  const acceptedKey = (url: string) => acceptedListQuery(world, url).queryKey;
  const fetchedKey = (url: string) => fetchedListQuery(world, url).queryKey;
  const forget = (url: string) => {
    for (const queryKey of [acceptedKey(url), fetchedKey(url)]) {
      void client.cancelQueries({ queryKey });
      client.removeQueries({ queryKey });
    }
    void shelf.remove(url);
  };
  return {
    async importList(url, reviewed) {
      const isKnown = readListChoice(defaults).urls.includes(url);
      if (!isKnown) {
        try {
          await client.query({ ...fetchedListQuery(world, url), staleTime: 0 });
          client.setQueryData(acceptedKey(url), reviewed);
          await shelf.write(url, reviewed);
        } catch (error) {
          forget(url);
          const reason = error instanceof ListFetchError ? error.reason : 'unknown';
          return { kind: 'failed', error: error instanceof Error ? error.message : String(error), reason };
        }
      }
      changeListChoice(defaults, { kind: 'add', url }, { kind: 'enable', url });
      return { kind: 'imported' };
    },
    remove(url) {
      changeListChoice(defaults, { kind: 'remove', url });
      if (!readListChoice(defaults).urls.includes(url)) forget(url);
    },
    setEnabled(url, isEnabled) {
      changeListChoice(defaults, { kind: isEnabled ? 'enable' : 'disable', url });
    },
    accept(url) {
      const accepted = client.getQueryData(acceptedKey(url)) ?? undefined;
      const fetched = client.getQueryState(fetchedKey(url));
      const isRejected = fetched?.status === 'error';
      const fetch = { list: fetched?.data, requestId: undefined, isRejected, error: fetched?.error?.message };
      const list = acceptedUpdate(tokenListState({ accepted, fetch }));
      client.setQueryData(acceptedKey(url), list);
      void shelf.write(url, list);
    },
    refetch: (url) => client.refetchQueries({ queryKey: fetchedKey(url), exact: true }),
  };
}
