import type { Hex } from './hex';

declare const checksummed: unique symbol;

/**
 * A 20 byte account or contract id in its EIP-55 spelling, so `===` compares. Only `checksumAddress`
 * (`@besc/wire/shared/checksum-address`) makes one: what a node, a wallet, a url or a store says is text until then.
 */
export type Address = Hex & { readonly [checksummed]: true };

/** The zero address: never a contract, never a recipient. It has no letters, so every spelling of it is this one. */
export const zeroAddress = '0x0000000000000000000000000000000000000000' as Address;

/** Whether a text is 0x and 40 hex digits in any letter case. Says nothing about the checksum, which needs a hash. */
export function isAddressShape(text: string): text is Hex {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}
