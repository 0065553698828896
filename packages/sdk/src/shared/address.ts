import type { Address } from '@besc/domain/shared/token';
import { checksumAddress, isAddress } from 'viem';

/**
 * Reads an address from a url or a field: any letter case is accepted and comes out in EIP-55 spelling, white space around
 * it is ignored; mixed case with a wrong checksum is refused (undefined), as is everything else (OPEN-26, TOKEN-33).
 */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.trim();
  if (!/^0x[0-9a-fA-F]{40}$/.test(trimmed)) return undefined;
  const digits = trimmed.slice(2);
  // viem takes lower case as unchecked; upper case makes no promise either.
  const unchecked = digits === digits.toUpperCase() ? `0x${digits.toLowerCase()}` : trimmed;
  return isAddress(unchecked, { strict: true }) ? checksumAddress(unchecked) : undefined;
}
