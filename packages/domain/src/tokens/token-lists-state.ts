import { type ListVersion, versionBump } from './list-version';

/** What is known of one list: the accepted content, a newer one that waits for a yes, the request under way, the last error. */
export interface TokenListState<L> {
  readonly current: L | undefined;
  readonly pendingUpdate: L | undefined;
  readonly loadingRequestId: string | undefined;
  readonly error: string | undefined;
}

/** All lists by url in the order they were added, and which of them are in use. */
export interface TokenListsState<L> {
  readonly byUrl: ReadonlyMap<string, TokenListState<L>>;
  readonly activeListUrls: readonly string[];
}

/** Everything that can happen to the lists. `fulfilled` and `rejected` of a request that is not the last are ignored. */
export type TokenListsEvent<L> =
  | { readonly kind: 'add' | 'remove' | 'abandon' | 'enable' | 'disable' | 'accept'; readonly url: string }
  | { readonly kind: 'pending'; readonly url: string; readonly requestId: string }
  | {
      readonly kind: 'fulfilled';
      readonly url: string;
      readonly requestId: string;
      readonly list: L;
      readonly isDefault: boolean;
    }
  | { readonly kind: 'rejected'; readonly url: string; readonly requestId: string; readonly error: string };

/** An update was accepted that is not there (LIST-18), or is no step forward (LIST-30). */
export class ListUpdateError extends Error {
  readonly code: 'NO_PENDING_UPDATE' | 'NO_VERSION_BUMP';

  constructor(code: ListUpdateError['code'], message: string) {
    super(message);
    this.name = 'ListUpdateError';
    this.code = code;
  }
}

const unknownList = {
  current: undefined,
  pendingUpdate: undefined,
  loadingRequestId: undefined,
  error: undefined,
} as const;

/** A list nothing is known of yet. */
export function newListState<L>(current?: L): TokenListState<L> {
  return { ...unknownList, current };
}

/**
 * The state after an event (000 section 4). The last list cannot be removed, though an import that failed is `abandon`ed; a first load of a default list puts it in
 * use; a later load waits as an update when its version is newer and is ignored otherwise, so nothing is ever
 * downgraded. Throws ListUpdateError for `accept` only.
 */
export function afterListEvent<L extends { readonly version: ListVersion }>(
  state: TokenListsState<L>,
  event: TokenListsEvent<L>,
): TokenListsState<L> {
  const { url } = event;
  const known = state.byUrl.get(url);
  const put = (list: TokenListState<L>): TokenListsState<L> => ({
    ...state,
    byUrl: new Map(state.byUrl).set(url, list),
  });
  switch (event.kind) {
    case 'add':
      return known ? state : put(newListState<L>());
    case 'remove':
      return known && state.byUrl.size > 1 ? removed(state, url) : state;
    case 'abandon':
      return known ? removed(state, url) : state;
    case 'enable':
      return known ? enabled(state, url) : state;
    case 'disable':
      return state.activeListUrls.includes(url)
        ? { ...state, activeListUrls: state.activeListUrls.filter((active) => active !== url) }
        : state;
    case 'accept':
      return put(accepted(known));
    case 'pending':
      return known ? put({ ...known, loadingRequestId: event.requestId, error: undefined }) : state;
    case 'rejected':
      if (known?.loadingRequestId !== event.requestId) return state;
      return put({ ...newListState<L>(), error: event.error });
    case 'fulfilled': {
      if (known?.loadingRequestId !== event.requestId) return state;
      const idle = { ...known, loadingRequestId: undefined, error: undefined };
      if (known.current === undefined) {
        const loaded = put({ ...idle, current: event.list, pendingUpdate: undefined });
        return event.isDefault ? enabled(loaded, url) : loaded;
      }
      const isNewer = versionBump(known.current.version, event.list.version) !== 'none';
      return put(isNewer ? { ...idle, pendingUpdate: event.list } : idle);
    }
  }
}

function removed<L>(state: TokenListsState<L>, url: string): TokenListsState<L> {
  const byUrl = new Map(state.byUrl);
  byUrl.delete(url);
  return { byUrl, activeListUrls: state.activeListUrls.filter((active) => active !== url) };
}

function enabled<L>(state: TokenListsState<L>, url: string): TokenListsState<L> {
  const { activeListUrls } = state;
  return activeListUrls.includes(url) ? state : { ...state, activeListUrls: [...activeListUrls, url] };
}

function accepted<L extends { readonly version: ListVersion }>(
  known: TokenListState<L> | undefined,
): TokenListState<L> {
  const next = known?.pendingUpdate;
  if (known === undefined || next === undefined) {
    throw new ListUpdateError('NO_PENDING_UPDATE', 'accept list update called without pending update');
  }
  if (known.current !== undefined && versionBump(known.current.version, next.version) === 'none') {
    throw new ListUpdateError('NO_VERSION_BUMP', 'unexpected no version bump');
  }
  return { ...known, current: next, pendingUpdate: undefined };
}
