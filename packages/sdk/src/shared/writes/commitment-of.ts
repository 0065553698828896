import type { Hex } from '@besc/domain/shared/hex';
import { keccak256 } from 'viem';

/** What is committed to: the hash of a secret of 32 bytes (`CommitRandom.reveal`). */
export function commitmentOf(secret: Hex): Hex {
  return keccak256(secret);
}
