/** How often what goes on in a pair is asked for again: two blocks. */
export const marketRefreshMs = 6_000;
