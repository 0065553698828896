import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { skipToken } from '@tanstack/react-query';
import { freshWhileVisible } from '../../lib/fresh-while-visible';
import { askIndex } from './ask-index';
import type { ChainAccess } from './chain-access';

/** What nothing was found for is null: the query library takes no undefined. */
type Told<Answer> = Answer extends undefined ? null : Answer;

/**
 * Options of a query that asks the index: again every `refreshMs`, after a failure after `failedMs`; what was known stays meanwhile.
 * `ask` is undefined while something that it needs is; its `page` is the parameter of an infinite query. Settings without an
 * index are an error to tell, not something to wait for.
 */
export function indexQuery<Answer, Page>(
  { settings }: Pick<ChainAccess, 'settings'>,
  options: {
    /** Its name, and what else tells it from others. */
    readonly key: readonly [string, ...unknown[]];
    readonly ask: ((request: IndexRequest, page: Page) => Promise<Answer>) | undefined;
    readonly refreshMs: number;
    readonly failedMs?: number;
  },
) {
  const { ask, refreshMs, failedMs } = options;
  const [name, ...rest] = options.key;
  const { url } = settings.index;
  const queryFn = async ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam?: unknown }) => {
    if (ask === undefined || url === '') throw new Error('The settings name no index');
    const answer = await askIndex({ url, signal }, (request) => ask(request, pageParam as Page));
    return (answer ?? null) as Told<Answer>;
  };
  return {
    queryKey: [name, url, ...rest],
    queryFn: ask ? queryFn : skipToken,
    retry: false,
    ...freshWhileVisible(refreshMs, failedMs),
  } as const;
}
