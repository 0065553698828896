import { isAddressShape } from '../shared/address';
import type { Token } from '../shared/token';

/**
 * Tokens that match a search. An address (any letter case) matches that address only. Otherwise each word of the query must
 * begin or end a word of the symbol or the name; one-word queries put the equal symbol first, then symbols that begin
 * with it, then the rest, each in the given order. An empty query matches all.
 */
export function searchTokens<T extends Pick<Token, 'address' | 'symbol' | 'name'>>(
  tokens: readonly T[],
  query: string,
): readonly T[] {
  const trimmed = query.trim();
  if (isAddressShape(trimmed)) {
    const address = trimmed.toLowerCase();
    return tokens.filter((token) => token.address.toLowerCase() === address);
  }
  const parts = wordsOf(trimmed);
  if (parts.length === 0) return tokens;
  const found = tokens.filter((token) => {
    const words = [...wordsOf(token.symbol), ...wordsOf(token.name)];
    return parts.every((part) => words.some((word) => word.startsWith(part) || word.endsWith(part)));
  });
  const [only] = parts;
  return parts.length > 1 || only === undefined ? found : ranked(found, only);
}

function ranked<T extends { readonly symbol: string }>(tokens: readonly T[], part: string): readonly T[] {
  const equal: T[] = [];
  const beginning: T[] = [];
  const rest: T[] = [];
  for (const token of tokens) {
    const symbol = token.symbol.toLowerCase();
    (symbol === part ? equal : symbol.startsWith(part) ? beginning : rest).push(token);
  }
  return [...equal, ...beginning, ...rest];
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}
