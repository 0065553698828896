import type { Address } from './address';

/** An ERC-20 token. `decimals` is 0..255 as the contract says it; the texts are untrusted unless the token is listed. */
export interface Token {
  readonly kind: 'token';
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
  readonly logoURI?: string;
  readonly tags?: readonly string[];
  readonly projectLink?: string;
}

/** The chain's own coin. It has no address; contracts see its wrapped form. */
export interface NativeCoin {
  readonly kind: 'native';
  readonly chainId: number;
  readonly decimals: 18;
  readonly symbol: 'BESC';
  readonly name: 'BESC';
}

/** What a person can choose in a picker. */
export type Currency = Token | NativeCoin;

/** The native coin of a chain (2372 main, 97 test, or any local id). */
export function nativeCoin(chainId: number): NativeCoin {
  return { kind: 'native', chainId, decimals: 18, symbol: 'BESC', name: 'BESC' };
}
