import type { Hex } from '@besc/domain/shared/hex';
import type { SignedPost } from './signed-message';

/**
 * When a message is signed, and what makes it one of its kind. The time is the asker's own: the API compares it with its
 * own clock, and of two messages with one purpose the later one counts, also within one block.
 */
export function postStamp(nowMs = Date.now()): Pick<SignedPost, 'timestamp' | 'salt'> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const salt: Hex = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { timestamp: nowMs, salt };
}
