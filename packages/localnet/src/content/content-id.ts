import { createHash } from 'node:crypto';
import { baseText } from '@besc/domain/shared/base-text';
import { concat, type Hex, hexToBytes } from 'viem';

/** Where a piece of content lies: its identifier as people write it, and its bytes. */
export interface ContentId {
  readonly id: string;
  readonly bytes: Hex;
}

/** The identifier of bytes as one raw block: CIDv1, raw, sha2-256, in base32. */
export function contentIdOf(content: Uint8Array): ContentId {
  const digest: Hex = `0x${createHash('sha256').update(content).digest('hex')}`;
  const bytes = concat(['0x01551220', digest]);
  return { id: `b${baseText(hexToBytes(bytes), 'base32')}`, bytes };
}

/** The identifier of a made-up ipns key: CIDv1, libp2p-key, an Ed25519 public key spelled out, in base36. */
export function keyIdOf(seed: string): ContentId {
  const key: Hex = `0x${createHash('sha256').update(seed).digest('hex')}`;
  const bytes = concat(['0x0172002408011220', key]);
  return { id: `k${baseText(hexToBytes(bytes), 'base36')}`, bytes };
}
