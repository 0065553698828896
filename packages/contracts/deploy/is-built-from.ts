import type { Hex } from 'viem';

const push32 = 0x7f;

/**
 * Whether deployed code is the one that a creation code holds. Values that a constructor fixes stand in the build as 32 zero
 * bytes behind an instruction that pushes them, and only there may the two differ.
 */
export function isBuiltFrom(deployed: Hex | undefined, creation: Hex): boolean {
  const [code, build] = [bytesOf(deployed ?? '0x'), bytesOf(creation)];
  if (code.length === 0) return false;
  for (let offset = 0; offset + code.length <= build.length; offset += 1) {
    if (isAt(code, build.subarray(offset, offset + code.length))) return true;
  }
  return false;
}

function isAt(code: Uint8Array, build: Uint8Array): boolean {
  for (let index = 0; index < code.length; index += 1) {
    if (code[index] !== build[index]) return false;
    const isFixedLater = build[index] === push32 && build.subarray(index + 1, index + 33).every((byte) => byte === 0);
    if (isFixedLater) index += 32;
  }
  return true;
}

const bytesOf = (hex: Hex) => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));
