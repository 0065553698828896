import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { ReleaseError } from './release-error';

/** What goes beside a manifest: its Ed25519 signature in base64, and the public key as PEM. */
export interface Signed {
  readonly signature: string;
  readonly publicKey: string;
}

/** Signs with a private key in PEM. Throws ReleaseError for a key that is none or of another kind. */
export function signText(text: string, privateKey: string): Signed {
  const key = keyOf(createPrivateKey, privateKey);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  return { signature: `${sign(null, Buffer.from(text), key).toString('base64')}\n`, publicKey };
}

/**
 * The fingerprint of the key that signed. Throws ReleaseError when the text is not what was signed, and when the key is not
 * `trusted`, where that is given.
 */
export function signerOf(text: string, { signature, publicKey }: Signed, trusted?: string): string {
  const key = keyOf(createPublicKey, publicKey);
  const fingerprint = fingerprintOf(key);
  if (trusted !== undefined && fingerprintOf(keyOf(createPublicKey, trusted)) !== fingerprint) {
    throw new ReleaseError(`The release is signed with another key than yours: ${fingerprint}.`);
  }
  if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))) {
    throw new ReleaseError('The signature is not one of this manifest: one of the two was tampered with.');
  }
  return fingerprint;
}

const fingerprintOf = (key: KeyObject) =>
  `SHA256:${createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')}`;

function keyOf(read: (pem: string) => KeyObject, pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = read(pem);
  } catch (cause) {
    throw new ReleaseError('The key is no key in PEM.', { cause });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new ReleaseError('The key is not of the kind Ed25519.');
  return key;
}
