import { ListFetchError } from '@besc/wire/tokens/list-fetch-error';
import type { ChainAccess } from '../chain/chain-access';

/** Finds where the content of a name lies. Without a name service no name leads anywhere, which a ListFetchError says. */
export function contentOfName({ loadNames }: Pick<ChainAccess, 'loadNames'>): (name: string) => Promise<string> {
  return async (name) => {
    if (!loadNames) throw new ListFetchError('LIST_NAME', `Failed to resolve ENS name: ${name}`);
    return (await loadNames()).findContent(name);
  };
}
