import { type AccountTree, accountTreeSteps } from '../shared/account-tree';
import type { RankedTrader } from './rank-traders';
import { tiers } from './tiers';

/**
 * The Merkle tree of a result as the contract reads it, in steps of some milliseconds. The number of a leaf is the competition's
 * id, then a byte with the tier. In the input an account is the byte of its tier and its 20 bytes.
 */
export function resultTreeSteps(
  competitionId: number,
  traders: readonly Pick<RankedTrader, 'account' | 'tier'>[],
): Generator<void, AccountTree> {
  const leaves = traders.map(({ account, tier }) => {
    return { account, number: (BigInt(competitionId) << 8n) | BigInt(tiers.indexOf(tier)) };
  });
  return accountTreeSteps(leaves, 1);
}
