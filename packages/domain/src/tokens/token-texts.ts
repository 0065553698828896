import { cleanText } from '../shared/clean-text';

/** What a token is called that does not say. */
export const unknownSymbol = 'UNKNOWN';
export const unknownName = 'Unknown Token';

/** Most characters that are kept of what a stranger's token is called. */
export const longestSymbol = 64;
export const longestName = 128;

/**
 * Symbol and name of a token as a stranger's contract gave them, made fit to keep: cleaned, not longer than kept,
 * those of an unknown token where nothing is left or nothing came.
 */
export function tokenTexts(given: { symbol: string | undefined; name: string | undefined }): {
  symbol: string;
  name: string;
} {
  return {
    symbol: capped(given.symbol, longestSymbol) || unknownSymbol,
    name: capped(given.name, longestName) || unknownName,
  };
}

function capped(text: string | undefined, longest: number): string {
  // Cut before cleaning too, so that a text of megabytes costs nothing.
  const clean = cleanText((text ?? '').slice(0, longest * 8));
  return [...clean].slice(0, longest).join('').trim();
}
