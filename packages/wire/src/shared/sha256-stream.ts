import type { Hex } from '@besc/domain/shared/hex';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** SHA-256 of texts, one after the other, as of one long text. */
export function sha256Stream(): { readonly add: (text: string) => void; readonly digest: () => Hex } {
  const hash = sha256.create();
  return {
    add: (text) => void hash.update(utf8ToBytes(text)),
    digest: () => `0x${bytesToHex(hash.digest())}`,
  };
}
