import { useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { hrefOf, parseQuery } from '../../lib/query-text';

type Params = Readonly<Record<string, string | undefined>>;

/** The query of the address at the moment it is called, as it was typed: nothing is turned into numbers. */
export const queryParams = (): Params => parseQuery(window.location.search);

/** Changes some values and keeps the others; `undefined` removes one. Replaces the address, so Back leaves the page. */
export function setQueryParams(changes: Params): void {
  navigate(hrefOf(window.location.pathname, { ...queryParams(), ...changes }), { replace: true });
}

/** Follows the query of the address, and changes it. */
export function useQueryParams(): { readonly params: Params; readonly setParams: (changes: Params) => void } {
  const search = useSearch();
  return { params: useMemo(() => parseQuery(search), [search]), setParams: setQueryParams };
}
