import { ListFetchError } from '@besc/wire/tokens/list-fetch-error';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { queryOptions } from '@tanstack/react-query';
import { loadPart } from '../../lib/load-part';
import { changeListChoice } from './change-list-choice';
import { readListChoice } from './stored-lists';
import type { ListWorld } from './use-list-world';

/** How long a default list that failed waits for its one repetition. */
const repeatMs = 2_000;

const kept = { gcTime: Number.POSITIVE_INFINITY } as const;

const reading = () => loadPart('token-lists', () => import('./read-token-list'));

/** What was accepted of a list, in this visit or an earlier one; null when nothing was. */
export function acceptedListQuery(world: ListWorld, url: string) {
  return queryOptions({
    ...kept,
    queryKey: ['token-list', url, 'accepted'],
    queryFn: async (): Promise<TokenList | null> => (await (await reading()).readKeptList(world, url)) ?? null,
    staleTime: 'static',
  });
}

/**
 * What is at the place of a list now. The first content that is ever fetched of a list is accepted with it; the first load
 * of a default list puts it in use.
 */
export function fetchedListQuery(world: ListWorld, url: string) {
  const { settings, shelf } = world;
  const { defaults } = settings.lists;
  const isDefault = defaults.includes(url);
  return queryOptions({
    ...kept,
    queryKey: ['token-list', url, 'fetched'],
    queryFn: async ({ client, signal }) => {
      const list = await (await reading()).fetchListAt({ world, url, signal }).catch((error: unknown) => {
        if (!signal.aborted) console.error(`Failed to fetch list ${url}`, error);
        throw error;
      });
      const accepted = await client.query(acceptedListQuery(world, url));
      signal.throwIfAborted();
      if (accepted === null && readListChoice(defaults).urls.includes(url)) {
        client.setQueryData(acceptedListQuery(world, url).queryKey, list);
        await shelf.write(url, list);
      }
      changeListChoice(defaults, { kind: 'loaded', url, isDefault });
      return list;
    },
    // A server that was silent would be once more, and a form waits for it.
    retry: (failures, error) =>
      isDefault && failures < 1 && !(error instanceof ListFetchError && error.reason === 'timeout'),
    retryDelay: repeatMs,
    // A list that failed waits for a press, the refresh, or the network's return; another reader of it is no reason.
    retryOnMount: false,
  });
}

/** A look at a list before it is imported: nothing is kept. */
export function listPreviewQuery(world: ListWorld, url: string) {
  return queryOptions({
    queryKey: ['token-list', url, 'preview'],
    queryFn: async ({ signal }) => (await reading()).fetchListAt({ world, url, signal }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
