import { fetchTokenList } from '@besc/wire/tokens/fetch-token-list';
import { parseTokenList, type TokenList } from '@besc/wire/tokens/token-list';
import { listRoutes } from './list-routes';
import type { ListWorld } from './use-list-world';

/** A form waits for a default list that it does not know yet, and works without it: longer than this it waits for no server. */
const patienceMs = 10_000;
/** The list at a place, fetched and checked. Throws what `fetchTokenList` throws. */
export function fetchListAt(options: {
  readonly world: ListWorld;
  readonly url: string;
  readonly signal: AbortSignal;
}): Promise<TokenList> {
  const { world, url, signal } = options;
  const { settings, resolveName } = world;
  const patience = settings.lists.defaults.includes(url) ? { timeoutMs: patienceMs } : {};
  return fetchTokenList({ location: url, routes: listRoutes(settings), resolveName, signal, ...patience });
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
