import type { Currency, Token } from './token';

/** The ERC-20 that stands for a currency in contracts: the token itself, or `wbesc` for the native coin. */
export function wrapped(currency: Currency, wbesc: Token): Token {
  return currency.kind === 'native' ? wbesc : currency;
}
