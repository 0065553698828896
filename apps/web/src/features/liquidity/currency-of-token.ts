import type { Address } from '@besc/domain/shared/address';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';

/** A pool's token as people choose it: the wrapped coin is shown as the native one. */
export function currencyOfToken(token: Token, wbesc: Address): Currency {
  return token.address === wbesc ? nativeCoin(token.chainId) : token;
}
