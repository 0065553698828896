import { displaySymbol } from './display-symbol';

/** What the LP of a pair is called for people, since its token calls itself the same as every other pair's. */
export function lpName(token: { readonly symbol: string }, quoteToken: { readonly symbol: string }): string {
  return `${displaySymbol(token.symbol)}-${displaySymbol(quoteToken.symbol)} LP`;
}
