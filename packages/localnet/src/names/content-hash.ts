import { concat, type Hex } from 'viem';

const namespaces = { ipfs: '0xe301', ipns: '0xe501' } as const;

/** What a name's record says to point to content or to a key, by the bytes of its identifier (EIP-1577). */
export function contentHash(namespace: keyof typeof namespaces, bytes: Hex): Hex {
  return concat([namespaces[namespace], bytes]);
}
