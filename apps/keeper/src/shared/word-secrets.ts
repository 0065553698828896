import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import { keccak256 } from 'viem';
import type { KeeperAccount } from './keeper-key';

/** Where secrets are committed to: one source on one chain, told apart from another chain of the same id by its first block. */
export interface SecretPlace {
  readonly chainId: number;
  readonly genesisHash: Hex;
  readonly source: Address;
}

/** A number of the source that the secret was made for, and which of several for it. */
export interface SecretName {
  readonly id: bigint;
  readonly attempt: bigint;
}

/**
 * The secret of a name: the hash of what the key signs for it (RFC 6979: always the same). Only the holder of the key knows it,
 * and nothing of it need be kept: a lost file, a killed process, another machine make no difference.
 */
export async function secretOf(account: KeeperAccount, place: SecretPlace, name: SecretName): Promise<Hex> {
  const signature = await account.signTypedData({
    domain: {
      name: 'BESC random secret',
      version: '1',
      chainId: place.chainId,
      verifyingContract: place.source,
      salt: place.genesisHash,
    },
    types: {
      Secret: [
        { name: 'id', type: 'uint256' },
        { name: 'attempt', type: 'uint256' },
      ],
    },
    primaryType: 'Secret',
    message: { id: name.id, attempt: name.attempt },
  });
  return keccak256(signature);
}

/** Names of one number; a commitment that was withdrawn needs another. */
const attemptsPerId = 4n;
/** A commitment can get another number than it was made for when somebody commits at the same time. */
const farthestId = 4n;

/** Names that a commitment of this key with the number `id` can have, likeliest first. */
export function likelyNames(id: bigint): SecretName[] {
  const names: SecretName[] = [];
  for (let attempt = 0n; attempt < attemptsPerId; attempt += 1n) {
    for (let distance = 0n; distance <= farthestId; distance += 1n) {
      names.push({ id: id - distance, attempt });
      if (distance > 0n) names.push({ id: id + distance, attempt });
    }
  }
  return names.filter((name) => name.id >= 0n);
}

/** Names to commit to at the number `id`, its own first; where all of these were withdrawn, one of a number nearby is as good. */
export function namesToCommit(id: bigint): SecretName[] {
  const names = likelyNames(id);
  return [...names.filter((name) => name.id === id), ...names.filter((name) => name.id !== id)];
}

/** A commitment as the source tells it (`CommitRandom.commitmentOf`). */
export interface Commitment {
  readonly id: bigint;
  readonly hash: Hex;
}

/** The secret that a commitment is to, when it is this key's. */
export async function findSecret(
  account: KeeperAccount,
  place: SecretPlace,
  { id, hash }: Commitment,
): Promise<Hex | undefined> {
  for (const name of likelyNames(id)) {
    const secret = await secretOf(account, place, name);
    if (commitmentOf(secret) === hash) return secret;
  }
  return undefined;
}

/** By key, source and hash: a name is signed to find out, and another key's commitment has dozens of names. */
const owned = new Map<string, boolean>();

/** Whether a commitment is to a secret of this key, which alone can give its word. */
export async function isOwnCommitment(
  account: KeeperAccount,
  place: SecretPlace,
  commitment: Commitment,
): Promise<boolean> {
  const key = [account.address, place.genesisHash, place.source, commitment.hash].join();
  const isOwn = owned.get(key) ?? (await findSecret(account, place, commitment)) !== undefined;
  owned.set(key, isOwn);
  return isOwn;
}
