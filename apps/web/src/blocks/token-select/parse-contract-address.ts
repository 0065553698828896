import { zeroAddress } from '@besc/domain/shared/address-shape';
import type { Address } from '@besc/domain/shared/token';
import { parseAddress } from '@besc/sdk/shared/address';

/** Reads an address that must be a contract's, as `parseAddress` does; the zero address gives undefined (TOKEN-34). */
export function parseContractAddress(text: string): Address | undefined {
  const address = parseAddress(text);
  return address === zeroAddress ? undefined : address;
}
