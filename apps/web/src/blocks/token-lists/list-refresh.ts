/** Lists are looked at again every ten minutes (LIST-32). */
export const refreshMs = 600_000;

/**
 * When lists are looked at again: every ten minutes while the page is seen and a wallet is there (LIST-33); what fell due
 * meanwhile is made up for once. Without a wallet a list that was fetched stays as it is.
 */
export function listRefresh(isConnected: boolean) {
  return {
    staleTime: isConnected ? refreshMs : Number.POSITIVE_INFINITY,
    refetchInterval: isConnected ? untilDue : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: isConnected,
  } as const;
}

/** Milliseconds until the next look, counted from the last one however it ended, so that all readers keep one pace. */
function untilDue({ state }: { readonly state: { dataUpdatedAt: number; errorUpdatedAt: number } }): number {
  const last = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
  return Math.max(1_000, last + refreshMs - Date.now());
}
