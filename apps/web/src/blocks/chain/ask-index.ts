import { FetchError } from '@besc/wire/shared/fetch-error';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { silentIndexes } from './silent-indexes';

/** An index that has not answered for so long counts as silent. Earlier requests wait as long as others do. */
const patienceMs = 5_000;
/** How long a silent index is left alone before one query tries it again. */
const restMs = 15_000;

class IndexDownError extends Error {
  readonly code = 'INDEX_DOWN';
  constructor() {
    super('The index did not answer a moment ago');
    this.name = 'IndexDownError';
  }
}

/**
 * Asks the index. One that is silent counts as down for all queries that come later, which then fail at once instead of waiting
 * each; after a rest a single query finds out whether it is back. Throws what `ask` throws, which is logged here for everybody
 * (ERR-01), or an error with the code INDEX_DOWN.
 */
export async function askIndex<Answer>(
  index: { readonly url: string; readonly signal: AbortSignal },
  ask: (request: IndexRequest) => Promise<Answer>,
): Promise<Answer> {
  const { url, signal } = index;
  const until = silentIndexes.get(url);
  const left = until === undefined ? 0 : until - Date.now();
  // A clock that was set back must not make the rest longer.
  if (left > 0 && left <= restMs) throw new IndexDownError();
  const rest = () => silentIndexes.set(url, Date.now() + restMs);
  if (until !== undefined) rest();
  const isSilent = setTimeout(rest, patienceMs);
  // A request that gave up finds nothing out, also where it goes on.
  signal.addEventListener('abort', () => clearTimeout(isSilent));
  try {
    const answer = await ask({ url, signal });
    silentIndexes.delete(url);
    return answer;
  } catch (error) {
    if (signal.aborted) {
      // Nothing was found out: the next query may try.
      if (until !== undefined) silentIndexes.set(url, until);
      throw error;
    }
    console.error('The index could not be asked', error);
    if (error instanceof FetchError && error.code === 'REQUEST_TIMEOUT') rest();
    else silentIndexes.delete(url);
    throw error;
  } finally {
    clearTimeout(isSilent);
  }
}
