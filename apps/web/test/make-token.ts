import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';

/** A token of the given symbol with 18 decimals, for tests and stories; the same symbol has the same address. */
export function makeToken(symbol: string): Token {
  const digits = [...symbol].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('');
  return {
    kind: 'token',
    chainId: 2372,
    address: checksumAddress(`0x${digits.slice(0, 40).padEnd(40, '0')}`),
    decimals: 18,
    symbol,
    name: `${symbol} of the workbench`,
  };
}
