import { type Currency, nativeCoin, type Token } from './token';

/** The ERC-20 that stands for a currency in contracts: the token itself, or `wbesc` for the native coin. */
export function wrapped(currency: Currency, wbesc: Token): Token {
  return currency.kind === 'native' ? wbesc : currency;
}

/** A token as people choose it: the native coin for the ERC-20 that stands for it. */
export function unwrapped(token: Token, wbesc: Pick<Token, 'address'>): Currency {
  return token.address === wbesc.address ? nativeCoin(token.chainId) : token;
}
