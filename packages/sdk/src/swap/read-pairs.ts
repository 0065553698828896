import type { PairState } from '@besc/domain/shared/pair';
import { ReadError } from '../shared/errors/read-error';
import { type PairsRead, readKnownPairs } from './read-known-pairs';

/**
 * Reserves of the pairs of these tokens, in one aggregate (CALL-10). Combinations that have no pair, and a token with
 * itself, are left out; each pair comes once. Rejects with ReadError when one of them could not be read: not knowing a pair
 * is not the same as there being none.
 */
export async function readPairs(options: PairsRead): Promise<readonly PairState[]> {
  const { pairs, unread } = await readKnownPairs(options);
  if (unread.length > 0) throw new ReadError('READ_REVERTED', `The pair ${unread[0]?.address} tells no reserves`);
  return pairs;
}
