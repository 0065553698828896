import type { Address } from '@besc/domain/shared/address';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/**
 * The one maker of an `Address`: the EIP-55 spelling of a `0x` address of 40 hex digits, whatever its letter case. The caller
 * has checked the shape, or has the text from who cannot get it wrong (viem, a node's typed answer).
 */
export function checksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  let spelled = '';
  for (let index = 0; index < 40; index++) {
    const digit = digits.charAt(index);
    spelled += hash.charCodeAt(index) >= 0x38 ? digit.toUpperCase() : digit;
  }
  return `0x${spelled}` as Address;
}
