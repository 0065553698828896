import { cleanText } from '../shared/clean-text';

/** What a token is called that does not say. */
export const unknownSymbol = 'UNKNOWN';
export const unknownName = 'Unknown Token';

/** Most characters that are kept of what a stranger's token is called. */
export const longestSymbol = 64;
export const longestName = 128;

/** What stands behind so many of the text is never looked at: a text of megabytes costs nothing. */
const mostRead = 10_000;

/**
 * Symbol and name of a token as a stranger's contract gave them, made fit to keep: cleaned and then cut, so that blanks and what
 * nobody sees take no place of what is read, those of an unknown token where nothing is left or nothing came.
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
  const clean = cleanText((text ?? '').slice(0, mostRead));
  return [...clean].slice(0, longest).join('').trim();
}
