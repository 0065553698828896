import { type Hex, keccak256 } from 'viem';
import { runtimes } from '../generated/runtimes';

type Runtime = (typeof runtimes)[string];

/**
 * Whether deployed code is the one that a creation code leaves on the chain: as long, and the same byte by byte but for the words
 * that a constructor fixes, which the compiler names (`immutableReferences`). There is no metadata and no linked library in it.
 */
export function isBuiltFrom(
  deployed: Hex | undefined,
  creation: Hex,
  runtime: Runtime | undefined = runtimes[keccak256(creation)],
): boolean {
  if (deployed === undefined || runtime === undefined) return false;
  const [code, build] = [bytesOf(deployed), bytesOf(creation).subarray(runtime.start, runtime.start + runtime.length)];
  if (code.length !== build.length) return false;
  for (const start of runtime.immutables) {
    code.fill(0, start, start + 32);
    build.fill(0, start, start + 32);
  }
  return code.equals(build);
}

const bytesOf = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');
