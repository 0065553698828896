import { fetchTokenList } from '@besc/wire/tokens/fetch-token-list';
import { parseTokenList, type TokenList } from '@besc/wire/tokens/token-list';
import { listRoutes } from './list-routes';
import type { ListWorld } from './use-list-world';

/** The list at a place, fetched and checked. Throws what `fetchTokenList` throws. */
export function fetchListAt(options: {
  readonly world: ListWorld;
  readonly url: string;
  readonly signal: AbortSignal;
}): Promise<TokenList> {
  const { world, url, signal } = options;
  const { settings, resolveName } = world;
  return fetchTokenList({ location: url, routes: listRoutes(settings), resolveName, signal });
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
