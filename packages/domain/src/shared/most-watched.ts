/** Tokens and pools that a watch list holds. */
export const mostWatched = 50;
