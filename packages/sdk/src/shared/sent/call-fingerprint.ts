import { concat, type Hex, keccak256, numberToHex } from 'viem';

/**
 * A hash of what a call does (receiver, value, data) without nonce and gas price: two transactions with the same one are
 * the same call. Kept with a transaction, it tells a sped-up one from one that took its place.
 */
export function callFingerprint(call: { to: Hex | null; data: Hex; value: bigint }): Hex {
  const { to, data, value } = call;
  return keccak256(concat([to ?? '0x', numberToHex(value, { size: 32 }), data]));
}
