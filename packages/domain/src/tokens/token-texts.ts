import { cleanText } from '../shared/clean-text';

/** What a token is called that does not say. */
export const unknownSymbol = 'UNKNOWN';
export const unknownName = 'Unknown Token';

/** Most characters that are kept of what a stranger's token is called. */
export const longestSymbol = 64;
export const longestName = 128;

/** As many of a symbol's end are kept as `displaySymbol` shows of it. */
const keptEnd = 5;

/** What stands between so many of the text's beginning and end is never looked at: a text of megabytes costs nothing. */
const mostRead = 10_000;

/**
 * Symbol and name of a token as a stranger's contract gave them, made fit to keep: cleaned and then cut, so that blanks and what
 * nobody sees take no place of what is read, those of an unknown token where nothing is left or nothing came. A symbol that is
 * cut ends as the whole one does, since its end is shown.
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
  const whole = text ?? '';
  const read = whole.length > 2 * mostRead ? whole.slice(0, mostRead) + whole.slice(-mostRead) : whole;
  const characters = [...cleanText(read)];
  if (characters.length > longest) characters.splice(longest - end, characters.length - longest);
  return cleanText(characters.join(''));
}
