import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

export type QueryParams = {
  /** The query of the address as it was typed: nothing is turned into numbers. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Changes some values and keeps the others; `undefined` removes one. Replaces the address, so Back leaves the page. */
  readonly setParams: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** The page that the address stands for when it is called. */
  readonly page: () => string | undefined;
};

/** Reads and writes the query of the current page. */
export function useQueryParams(): QueryParams {
  const params: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  return {
    params,
    page: () => router.state.matches.at(-1)?.routeId,
    setParams(changes) {
      const { location, resolvedLocation } = router.state;
      // On the way to another page the address is that page's already.
      if (resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname) return;
      const next = (previous: Record<string, string | undefined>) =>
        Object.fromEntries(Object.entries({ ...previous, ...changes }).filter(([, value]) => value !== undefined));
      void navigate({ to: '.', search: next, replace: true, resetScroll: false });
    },
  };
}
