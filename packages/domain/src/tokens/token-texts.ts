import { cleanText } from '../shared/clean-text';

const longestSymbol = 64;
const longestName = 128;

/**
 * Symbol and name of a token as a stranger's contract gave them, made fit to keep: cleaned, at most 64 and 128 characters,
 * 'UNKNOWN' and 'Unknown Token' where nothing is left or nothing came.
 */
export function tokenTexts(given: { symbol: string | undefined; name: string | undefined }): {
  symbol: string;
  name: string;
} {
  return {
    symbol: capped(given.symbol, longestSymbol) || 'UNKNOWN',
    name: capped(given.name, longestName) || 'Unknown Token',
  };
}

function capped(text: string | undefined, longest: number): string {
  // Cut before cleaning too, so that a text of megabytes costs nothing.
  const clean = cleanText((text ?? '').slice(0, longest * 8));
  return [...clean].slice(0, longest).join('').trim();
}
