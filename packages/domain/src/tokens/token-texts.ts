import { cleanText } from '../shared/clean-text';

/** What a token is called that does not say. */
export const unknownSymbol = 'UNKNOWN';
export const unknownName = 'Unknown Token';

/** Most characters that are kept of what a stranger's token is called. */
export const longestSymbol = 64;
export const longestName = 128;

/** As many of a symbol's end are kept as `displaySymbol` shows of it. */
const keptEnd = 5;

/** What stands behind so many of the text is never looked at: a text of megabytes costs nothing. */
const mostRead = 10_000;

/**
 * Symbol and name of a token as a stranger's contract gave them, made fit to keep: cleaned and then cut, so that blanks and what
 * invisible takes no place of what is read, those of an unknown token where nothing is left or nothing came. A symbol that is
 * cut keeps its end, which is shown.
 */
export function tokenTexts(given: { symbol: string | undefined; name: string | undefined }): {
  symbol: string;
  name: string;
} {
  return {
    symbol: capped(given.symbol, longestSymbol, keptEnd) || unknownSymbol,
    name: capped(given.name, longestName, 0) || unknownName,
  };
}

/** The `end` last characters stay, and of the others as many as there is room for. */
function capped(text: string | undefined, longest: number, end: number): string {
  const characters = [...cleanText((text ?? '').slice(0, mostRead))];
  // Nothing is taken out of a text that is no longer.
  characters.splice(longest - end, characters.length - longest);
  return cleanText(characters.join(''));
}
