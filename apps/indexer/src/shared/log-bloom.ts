import type { Hex } from '@besc/domain/shared/hex';
import { hexToBytes, keccak256 } from 'viem';

/** Makes a test that is false for a logs bloom (256 bytes) whose block certainly has no log with `value` as its address or a topic. */
export function bloomTest(value: Hex): (bloom: Hex) => boolean {
  const bits = bitsOf(value);
  return (bloom) =>
    bits.every((bit) => {
      // Two hex digits a byte, the highest byte first, after "0x".
      const byte = Number.parseInt(bloom.slice(2 + 2 * (255 - (bit >> 3)), 4 + 2 * (255 - (bit >> 3))), 16);
      return (byte & (1 << (bit & 7))) !== 0;
    });
}

/** Whether every bit of a logs bloom is one of these logs: one that is missing has others, unless it repeats them. */
export function isFilledBy(bloom: Hex, logs: readonly { address: Hex; topics: readonly Hex[] }[]): boolean {
  const filled = new Uint8Array(256);
  for (const value of new Set(logs.flatMap(({ address, topics }) => [address, ...topics]))) {
    for (const bit of bitsOf(value)) filled[255 - (bit >> 3)] = (filled[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
  }
  return hexToBytes(bloom).every((byte, at) => (byte & ~(filled[at] ?? 0)) === 0);
}

/** Whether a bloom says nothing: some nodes leave it empty for blocks they loaded from a file. */
export function isSilentBloom(bloom: Hex): boolean {
  return /^0x0*$/.test(bloom);
}

/** The three bits that a value sets. */
function bitsOf(value: Hex): number[] {
  const hash = hexToBytes(keccak256(value));
  return [0, 2, 4].map((at) => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047);
}
