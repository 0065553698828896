import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import type { Address } from '@besc/domain/shared/address';
import type { KeeperChain } from '../shared/keeper-chain';
import type { Commitment } from '../shared/word-secrets';

/** A source of random words, with what is on its way to it; the bond in wei of MONEY. */
export interface RandomReading {
  readonly committed: bigint;
  readonly reserved: bigint;
  readonly bond: bigint;
  /** Whether the key may commit. */
  readonly isOperator: boolean;
  /** Whether the words are this key's to give: it is the operator, not only the owner. */
  readonly givesWords: boolean;
  /** Commitments that no game has reserved, oldest first. */
  readonly ahead: readonly Commitment[];
  /** Reserved numbers without a word that can still come, oldest first. */
  readonly open: readonly bigint[];
}

/** Games reserve one word at a time; words further back are settled or expired. */
const idsLookedAt = 8n;

/** Reads the source at an address. */
export async function readRandom(
  { client, account }: Pick<KeeperChain, 'client' | 'account'>,
  address: Address,
): Promise<RandomReading> {
  const source = { address, abi: commitRandomAbi, blockTag: 'pending' } as const;
  const [committed, reserved, bond, operator, owner] = await Promise.all([
    client.readContract({ ...source, functionName: 'committed' }),
    client.readContract({ ...source, functionName: 'reserved' }),
    client.readContract({ ...source, functionName: 'bond' }),
    client.readContract({ ...source, functionName: 'operator' }),
    client.readContract({ ...source, functionName: 'owner' }),
  ]);
  const first = reserved > idsLookedAt ? reserved - idsLookedAt : 0n;
  const idsOf = (from: bigint, to: bigint) => Array.from({ length: Number(to - from) }, (_, at) => from + BigInt(at));
  const ids = idsOf(first, reserved);
  const [canStillCome, ahead] = await Promise.all([
    Promise.all(
      ids.map(async (id) => {
        const [[isThere], isExpired] = await Promise.all([
          client.readContract({ ...source, functionName: 'wordOf', args: [id] }),
          client.readContract({ ...source, functionName: 'isExpired', args: [id] }),
        ]);
        return !isThere && !isExpired;
      }),
    ),
    Promise.all(
      idsOf(reserved, committed > reserved ? committed : reserved).map(async (id) => {
        const [hash] = await client.readContract({ ...source, functionName: 'commitmentOf', args: [id] });
        return { id, hash };
      }),
    ),
  ]);
  return {
    committed,
    reserved,
    bond,
    isOperator: account.address === operator || account.address === owner,
    givesWords: account.address === operator,
    ahead,
    open: ids.filter((_, place) => canStillCome[place]),
  };
}
