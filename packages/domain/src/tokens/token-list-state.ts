import { type ListVersion, versionBump } from './list-version';

/** What is known of one list: the accepted content, a newer one that waits for a yes, the request under way, the last error. */
export interface TokenListState<L> {
  readonly current: L | undefined;
  readonly pendingUpdate: L | undefined;
  readonly loadingRequestId: string | undefined;
  readonly error: string | undefined;
}

/** How it stands with fetching one list: the last answer, the request under way, how the last one that ended failed. */
export interface ListFetch<L> {
  readonly list: L | undefined;
  readonly requestId: string | undefined;
  readonly isRejected: boolean;
  readonly error: string | undefined;
}

/** An update was accepted that is not there (LIST-18), or is no step forward (LIST-30). */
export class ListUpdateError extends Error {
  readonly code: 'NO_PENDING_UPDATE' | 'NO_VERSION_BUMP';

  constructor(code: ListUpdateError['code'], message: string) {
    super(message);
    this.name = 'ListUpdateError';
    this.code = code;
  }
}

/**
 * The state of a list (000 section 4) from the content that was accepted, which is the first that was ever fetched or a
 * later one that got a yes, and from its last fetch. A request under way clears the error; a failure clears the content
 * until there is an answer; what was fetched waits as an update when its version is newer and is ignored otherwise, so nothing is ever downgraded.
 */
export function tokenListState<L extends { readonly version: ListVersion }>(options: {
  readonly accepted: L | undefined;
  readonly fetch: ListFetch<L>;
}): TokenListState<L> {
  const { accepted, fetch } = options;
  const error = fetch.requestId === undefined ? fetch.error : undefined;
  const current = fetch.isRejected ? undefined : accepted;
  const isNewer =
    current !== undefined && fetch.list !== undefined && versionBump(current.version, fetch.list.version) !== 'none';
  return { current, pendingUpdate: isNewer ? fetch.list : undefined, loadingRequestId: fetch.requestId, error };
}

/** The content of a list once its update is accepted. Throws ListUpdateError. */
export function acceptedUpdate<L extends { readonly version: ListVersion }>(
  state: Pick<TokenListState<L>, 'current' | 'pendingUpdate'> | undefined,
): L {
  const next = state?.pendingUpdate;
  if (next === undefined) {
    throw new ListUpdateError('NO_PENDING_UPDATE', 'accept list update called without pending update');
  }
  if (state?.current !== undefined && versionBump(state.current.version, next.version) === 'none') {
    throw new ListUpdateError('NO_VERSION_BUMP', 'unexpected no version bump');
  }
  return next;
}
