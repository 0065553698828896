import type { Address } from './token';

/** The zero address: never a contract, never a recipient. */
export const zeroAddress: Address = '0x0000000000000000000000000000000000000000';

/** Whether a text is 0x and 40 hex digits in any letter case. Says nothing about the checksum, which needs a hash. */
export function isAddressShape(text: string): text is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/** Whether a text has the shape of a contract's address: an address that is not the zero address. */
export function isContractAddressShape(text: string): text is Address {
  return isAddressShape(text) && text.toLowerCase() !== zeroAddress;
}
