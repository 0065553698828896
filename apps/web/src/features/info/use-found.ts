import { searchDebounceMs } from '@besc/domain/shared/constants';
import { searchLength } from '@besc/wire/info/fetch-search';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import type { ListColumn } from '../../blocks/list/list-column';
import { useListView } from '../../blocks/list/use-list-view';
import { hasFailed } from '../../lib/has-failed';
import { useDebouncedValue } from '../../lib/use-debounced-value';
import { infoQuery } from './info-query';

type Request = Parameters<Parameters<typeof infoQuery>[2]>[0];

/** What the index finds of all rows for a list's search: by its longest word, or by an address. */
export function useFound<Figures>(options: {
  readonly name: string;
  readonly columns: readonly ListColumn<Figures>[];
  readonly ask: (request: Request & { readonly text: string; readonly now: number }) => Promise<readonly Figures[]>;
}): { readonly found: readonly Figures[]; readonly isFailed: boolean } {
  const { name, columns, ask } = options;
  const chain = useChain();
  const { search } = useListView({ columns, filters: none }, undefined).view;
  const settled = useDebouncedValue(search.trim(), searchDebounceMs);
  const [longest = ''] = settled.split(/[\s/]+/).toSorted((one, other) => other.length - one.length);
  const text = parseAddress(settled) ?? longest.slice(0, searchLength.most);
  const isAsked = text.length >= searchLength.least;
  const asked = infoQuery(chain, [name, text], (request: Request) =>
    ask({ ...request, text, now: chainSeconds(chain.reader) }),
  );
  const query = useQuery({
    ...asked,
    queryFn: isAsked ? asked.queryFn : skipToken,
    refetchInterval: false,
    placeholderData: keepPreviousData,
  });
  return { found: (isAsked ? query.data : undefined) ?? none, isFailed: isAsked && hasFailed(query) };
}

const none: readonly never[] = [];
