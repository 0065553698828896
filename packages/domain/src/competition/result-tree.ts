import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { type AccountTree, accountTreeSteps } from '../shared/account-tree';
import type { Hex } from '../shared/hex';
import type { RankedTrader } from './rank-traders';
import { tiers } from './tiers';

/** A tree that always has a root. */
export type ResultTree = AccountTree & { readonly root: Hex };

/**
 * The root of a competition in which no one traded, so that it ends as others do: the contract takes no root of zero. It is the hash
 * of a text, so that no proof leads to it: leaves hash 32 bytes, their pairs 64.
 */
export const emptyResultRoot: Hex = `0x${bytesToHex(keccak_256(utf8ToBytes('competition without trades')))}`;

/**
 * The Merkle tree of a result as the contract reads it, in steps of some milliseconds. The number of a leaf is the competition's
 * id, then a byte with the tier. In the input an account is the byte of its tier and its 20 bytes.
 */
export function* resultTreeSteps(
  competitionId: number,
  traders: readonly Pick<RankedTrader, 'account' | 'tier'>[],
): Generator<void, ResultTree> {
  const leaves = traders.map(({ account, tier }) => {
    return { account, number: (BigInt(competitionId) << 8n) | BigInt(tiers.indexOf(tier)) };
  });
  const tree = yield* accountTreeSteps(leaves, 1);
  return { ...tree, root: tree.root ?? emptyResultRoot };
}
