import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { addressText } from '@besc/domain/shared/address-text';
import { checksumAddress } from './checksum-address';

/**
 * Reads an address from a url or a field (`addressText`): any letter case is accepted and comes out in EIP-55 spelling. Mixed
 * case with a wrong checksum is refused (undefined), as is everything else (OPEN-26, TOKEN-33). Mixed case is a promise that somebody checked it; one single case promises nothing.
 */
export function parseAddress(text: string): Address | undefined {
  const plain = addressText(text);
  if (!isAddressShape(plain)) return undefined;
  const address = checksumAddress(plain);
  const digits = plain.slice(2);
  const isSingleCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isSingleCase || address === plain ? address : undefined;
}
