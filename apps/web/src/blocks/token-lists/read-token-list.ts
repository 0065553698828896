import { fetchTokenList } from '@besc/wire/tokens/fetch-token-list';
import { ListFetchError } from '@besc/wire/tokens/list-fetch-error';
import { parseTokenList, type TokenList } from '@besc/wire/tokens/token-list';
import { listRoutes } from './list-routes';
import type { ListWorld } from './use-list-world';

/** A form waits for a default list that it does not know yet, and works without it: longer than this it waits for no server. */
const patienceMs = 10_000;
/** How long a default list that failed waits for its one repetition. */
const repeatMs = 2_000;

/**
 * The list at a place, fetched and checked. A default list that failed is asked for once more, but not from a server that was
 * silent. Throws what `fetchTokenList` throws.
 */
export async function fetchListAt(options: {
  readonly world: ListWorld;
  readonly url: string;
  readonly signal: AbortSignal;
}): Promise<TokenList> {
  const { world, url, signal } = options;
  const { settings, resolveName } = world;
  const request = { location: url, routes: listRoutes(settings), resolveName, signal };
  if (!settings.lists.defaults.includes(url)) return await fetchTokenList(request);
  const patient = { ...request, timeoutMs: patienceMs };
  try {
    return await fetchTokenList(patient);
  } catch (error) {
    if (signal.aborted || (error instanceof ListFetchError && error.reason === 'timeout')) throw error;
    await new Promise((resolve) => setTimeout(resolve, repeatMs));
    signal.throwIfAborted();
    return await fetchTokenList(patient);
  }
}

/** The content of a list that was accepted before; undefined when none is kept, or what is kept is no sound list. */
export async function readKeptList({ shelf }: ListWorld, url: string): Promise<TokenList | undefined> {
  const kept = await shelf.read(url);
  if (kept === undefined) return undefined;
  try {
    return parseTokenList(kept);
  } catch {
    return undefined;
  }
}
