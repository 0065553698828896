import { baseText } from '../shared/base-text';

/** A content hash that names nothing we can fetch; the message says why. */
export class ContentHashError extends Error {
  readonly code: 'NOT_HEX' | 'ODD_HEX' | 'UNRECOGNIZED_CODEC' | 'MALFORMED';

  constructor(code: ContentHashError['code'], message: string) {
    super(message);
    this.name = 'ContentHashError';
    this.code = code;
  }
}

/** Codes of the multicodec table. */
const codes = { ipfsNamespace: 0xe3, ipnsNamespace: 0xe5, dagPb: 0x70, libp2pKey: 0x72, identity: 0x00, sha256: 0x12 };
const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/**
 * The `ipfs://` or `ipns://` address in a name's content hash (EIP-1577, hex with 0x). Content identifiers keep their
 * codec: classic ones come out as `Qm…`, others as CIDv1 in base32 (keys in base36), domain links as the domain. Throws
 * ContentHashError: 'Unrecognized codec' for every other kind of content (LIST-53), and for odd-length hex (LIST-54).
 */
export function contentUri(contentHash: string): string {
  const bytes = bytesOfHex(contentHash);
  const namespace = readVarint(bytes, 0);
  if (namespace?.value === codes.ipfsNamespace) return `ipfs://${ipfsText(bytes.subarray(namespace.end))}`;
  if (namespace?.value === codes.ipnsNamespace) return `ipns://${ipnsText(bytes.subarray(namespace.end))}`;
  throw new ContentHashError('UNRECOGNIZED_CODEC', 'Unrecognized codec');
}

function ipfsText(bytes: Uint8Array): string {
  const content = readContentId(bytes);
  if (content.hash === codes.identity) throw malformed('the content is spelled out instead of hashed');
  return content.codec === codes.dagPb && content.hash === codes.sha256
    ? baseText(content.multihash, 'base58')
    : `b${baseText(content.whole, 'base32')}`;
}

function ipnsText(bytes: Uint8Array): string {
  const content = readContentId(bytes);
  if (content.codec === codes.libp2pKey) return `k${baseText(content.whole, 'base36')}`;
  if (content.hash !== codes.identity) return baseText(content.multihash, 'base58');
  const domain = String.fromCharCode(...content.digest).trim();
  if (!hostName.test(domain)) throw malformed('the link names no domain');
  return domain;
}

interface ContentId {
  readonly codec: number;
  readonly hash: number;
  readonly digest: Uint8Array;
  readonly multihash: Uint8Array;
  readonly whole: Uint8Array;
}

/** A CIDv1: version, codec, hash function, digest length, digest, and nothing after that. */
function readContentId(whole: Uint8Array): ContentId {
  const version = readVarint(whole, 0);
  const codec = version && readVarint(whole, version.end);
  const hash = codec && readVarint(whole, codec.end);
  const length = hash && readVarint(whole, hash.end);
  if (!version || !codec || !hash || !length) throw malformed('it ends too early');
  if (version.value !== 1) throw malformed('it is of an unknown version');
  const digest = whole.subarray(length.end);
  if (digest.length !== length.value || digest.length === 0) throw malformed('its digest has another length');
  if (hash.value === codes.sha256 && digest.length !== 32) throw malformed('its digest has another length');
  return { codec: codec.value, hash: hash.value, digest, multihash: whole.subarray(codec.end), whole };
}

/** An unsigned LEB128 number of at most four bytes, in its shortest form, as the multiformats documents ask. */
function readVarint(bytes: Uint8Array, start: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let index = 0; index < 4; index += 1) {
    const byte = bytes[start + index];
    if (byte === undefined) return undefined;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return byte === 0 && index > 0 ? undefined : { value, end: start + index + 1 };
  }
  return undefined;
}

function bytesOfHex(hex: string): Uint8Array {
  const digits = hex.replace(/^0x/i, '');
  if (!/^[\da-f]*$/i.test(digits)) throw new ContentHashError('NOT_HEX', 'The content hash is not written in hex');
  if (digits.length % 2 !== 0) {
    throw new ContentHashError('ODD_HEX', 'The content hash has an odd number of hex digits');
  }
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

function malformed(why: string): ContentHashError {
  return new ContentHashError('MALFORMED', `The content identifier cannot be read: ${why}`);
}
