import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { parseAddress } from '@besc/wire/shared/parse-address';

/** Reads an address that must be a contract's, as `parseAddress` does; the zero address gives undefined (TOKEN-34). */
export function parseContractAddress(text: string): Address | undefined {
  const address = parseAddress(text);
  return address === zeroAddress ? undefined : address;
}
