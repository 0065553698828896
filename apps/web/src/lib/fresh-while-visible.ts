/** How soon what failed is asked for again, so that it comes back by itself; milliseconds. */
export const failedRefreshMs = 30_000;

/**
 * Query options for data that is renewed every `intervalMs`, only while the page is visible: a hidden page asks for
 * nothing, one that is shown again renews at once what has grown too old meanwhile. What failed is asked for again after
 * `failedMs`.
 */
export function freshWhileVisible(intervalMs: number, failedMs = intervalMs) {
  return {
    staleTime: intervalMs,
    refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
      state.status === 'error' ? failedMs : intervalMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  } as const;
}
