import type { Address } from '../shared/address';
import type { Token } from '../shared/token';
import { displaySymbol } from './display-symbol';

/** What the LP of a pair is called for people, since its token calls itself the same as every other pair's. */
export function lpName(token: { readonly symbol: string }, quoteToken: { readonly symbol: string }): string {
  return `${displaySymbol(token.symbol)}-${displaySymbol(quoteToken.symbol)} LP`;
}

/** The LP of a pair as a token with the name that people know it by. */
export function lpToken(chainId: number, pair: Address, name: string): Token {
  return { kind: 'token', chainId, address: pair, decimals: 18, symbol: name, name };
}
