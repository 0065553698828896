import type { FiguresPage } from '@besc/wire/shared/figures-page';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListState, listState } from '../../blocks/list/list-state';
import { hasFailed } from '../../lib/has-failed';

/** The rows of all pages, what is watched and what a search found, each once, in the order that `before` gives. */
export function useInfoList<Figures>(
  query: UseInfiniteQueryResult<InfiniteData<FiguresPage<Figures>>>,
  keyOf: (row: Figures) => string,
  before: (one: Figures, other: Figures) => number,
  found: readonly Figures[],
): { readonly state: ListState<Figures>; readonly watched: readonly Figures[] } {
  const { data } = query;
  const rows = useMemo(() => {
    if (data === undefined) return undefined;
    const all = [...found, ...data.pages.flatMap((page) => [...page.rows, ...page.watched])];
    return [...new Map(all.map((row) => [keyOf(row), row])).values()].toSorted(before);
  }, [data, found, keyOf, before]);
  const state = useMemo(
    () =>
      listState({
        rows,
        asOf: query.dataUpdatedAt,
        isFailed: hasFailed(query),
        isTrying: query.isFetching,
        retry: () => void query.refetch(),
      }),
    [rows, query],
  );
  return { state, watched: data?.pages[0]?.watched ?? none };
}

const none: readonly never[] = [];
