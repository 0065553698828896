import { wantedListUrls } from '@besc/domain/tokens/list-choice';
import { type TokenListState, tokenListState } from '@besc/domain/tokens/token-list-state';
import { ListFetchError, type ListFetchReason } from '@besc/wire/tokens/list-fetch-error';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePreference } from '../preferences/use-preference';
import { walletStore } from '../wallet/wallet-store';
import { listRefresh } from './list-refresh';
import { readListChoice, storedLists } from './stored-lists';
import { acceptedListQuery, fetchedListQuery } from './token-list-queries';
import { useListWorld } from './use-list-world';

/** One list as it stands. */
export interface KnownList extends TokenListState<TokenList> {
  /** What was taken over of it, also while it cannot be had and so has no current content. */
  readonly accepted: TokenList | undefined;
  /** Nothing of it is known yet and may be in a moment: what was kept is read, or it is asked for and was not refused before. */
  readonly isAwaited: boolean;
  /** What lies behind the error. */
  readonly reason: ListFetchReason | undefined;
}

export interface TokenLists {
  /** In the order they were added. */
  readonly byUrl: ReadonlyMap<string, KnownList>;
  readonly activeListUrls: readonly string[];
  /** Those in use, and default ones that their first load will put in use. */
  readonly wantedListUrls: readonly string[];
}

/**
 * The token lists of this page. Without `enabled` nothing is asked for: only what other parts of the page have asked for
 * is seen.
 */
export function useTokenLists({ enabled = true }: { readonly enabled?: boolean } = {}): TokenLists {
  const world = useListWorld();
  const { defaults } = world.settings.lists;
  const stored = usePreference(storedLists);
  const choice = useMemo(() => readListChoice(defaults, stored), [defaults, stored]);
  const { urls } = choice;
  const isConnected = walletStore(({ status }) => status === 'connected');
  const accepted = useQueries({
    queries: urls.map((url) => ({ ...acceptedListQuery(world, url), enabled })),
    combine: acceptedContents,
  });
  const fetched = useQueries({
    queries: urls.map((url) => ({ ...fetchedListQuery(world, url), ...listRefresh(isConnected), enabled })),
    combine: fetches,
  });
  return useMemo(
    () => ({
      byUrl: new Map(urls.map((url, index) => [url, knownList(accepted[index], fetched[index])])),
      activeListUrls: choice.activeListUrls,
      wantedListUrls: wantedListUrls(choice, defaults),
    }),
    [urls, choice, defaults, accepted, fetched],
  );
}

function acceptedContents(results: readonly UseQueryResult<TokenList | null>[]) {
  return results.map(({ data, isPending }) => ({ list: data ?? undefined, isReading: isPending }));
}

type Kept = ReturnType<typeof acceptedContents>[number];
type Fetch = ReturnType<typeof fetches>[number];

function fetches(results: readonly UseQueryResult<TokenList>[]) {
  return results.map(({ data, error, fetchStatus, dataUpdatedAt, errorUpdatedAt, errorUpdateCount }) => ({
    list: data,
    // What is asked for once more waits for a page that is seen ("paused"), and is on its way all the while.
    requestId: fetchStatus === 'idle' ? undefined : `${dataUpdatedAt} ${errorUpdateCount}`,
    isRejected: errorUpdatedAt > dataUpdatedAt,
    failure: error,
  }));
}

function knownList(kept: Kept | undefined, fetched: Fetch | undefined): KnownList {
  const { list: accepted, isReading = false } = kept ?? {};
  const { list, requestId, isRejected = false, failure } = fetched ?? {};
  return {
    ...tokenListState({ accepted, fetch: { list, requestId, isRejected, error: failure?.message } }),
    accepted,
    isAwaited: accepted === undefined && (isReading || (requestId !== undefined && !isRejected)),
    reason: failure ? (failure instanceof ListFetchError ? failure.reason : 'unknown') : undefined,
  };
}
