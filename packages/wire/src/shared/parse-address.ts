import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { checksumAddress } from './checksum-address';

/**
 * Reads an address from a url or a field: any letter case is accepted and comes out in EIP-55 spelling, white space around
 * it is ignored; mixed case with a wrong checksum is refused (undefined), as is everything else (OPEN-26, TOKEN-33). Mixed
 * case is a promise that somebody checked it; one single case promises nothing.
 */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.trim();
  if (!isAddressShape(trimmed)) return undefined;
  const address = checksumAddress(trimmed);
  const digits = trimmed.slice(2);
  const isSingleCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isSingleCase || address === trimmed ? address : undefined;
}
