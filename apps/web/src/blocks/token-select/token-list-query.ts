import { fetchText } from '@besc/wire/shared/fetch-text';
import { maximumListBytes, parseTokenList } from '@besc/wire/tokens/token-list';
import { queryOptions } from '@tanstack/react-query';

/** Lists are looked at again every ten minutes. */
const refreshMs = 600_000;

/** One token list from our own server or an http(s) address, checked against the schema before anything is taken from it. */
export function tokenListQuery(url: string) {
  return queryOptions({
    queryKey: ['token-list', url],
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    retry: 1,
    queryFn: async ({ signal }) => {
      if (!/^(?:https?:\/\/|\/)/.test(url)) throw new Error('Unrecognized list URL protocol.');
      try {
        return parseTokenList(JSON.parse(await fetchText({ url, maximumBytes: maximumListBytes, signal })));
      } catch (cause) {
        if (signal.aborted) throw cause;
        console.error(`Failed to download list ${url}`, cause);
        throw new Error(`Failed to download list ${url}`, { cause });
      }
    },
  });
}
