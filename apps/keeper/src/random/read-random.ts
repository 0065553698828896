import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ContractFunctionParameters } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';

/** The source of random words, with what is on its way to it; the bond in wei of MONEY. */
export interface RandomReading {
  readonly committed: bigint;
  readonly reserved: bigint;
  readonly bond: bigint;
  /** Whether the key may commit. */
  readonly isOperator: boolean;
  /** Reserved numbers without a word that can still come, oldest first. */
  readonly open: readonly bigint[];
}

/** Games reserve one word at a time; words further back are settled or expired. */
const idsLookedAt = 8n;

/** Reads the source. */
export async function readRandom({ client, account, deployment }: KeeperChain): Promise<RandomReading> {
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const reads = { allowFailure: false, blockTag: 'pending', batchSize: 0 } as const;
  const [committed, reserved, bond, operator, owner] = await client.multicall({
    contracts: [
      { ...source, functionName: 'committed' },
      { ...source, functionName: 'reserved' },
      { ...source, functionName: 'bond' },
      { ...source, functionName: 'operator' },
      { ...source, functionName: 'owner' },
    ],
    ...reads,
  });
  const first = reserved > idsLookedAt ? reserved - idsLookedAt : 0n;
  const ids = Array.from({ length: Number(reserved - first) }, (_, place) => first + BigInt(place));
  const calls = ids.flatMap((id) => [
    { ...source, functionName: 'wordOf', args: [id] } as const,
    { ...source, functionName: 'isExpired', args: [id] } as const,
  ]);
  const answers: readonly unknown[] = await client.multicall({
    contracts: calls as ContractFunctionParameters[],
    ...reads,
  });
  const canStillCome = (place: number) => {
    const [word, isExpired] = answers.slice(2 * place, 2 * place + 2);
    return Array.isArray(word) && word[0] === false && isExpired === false;
  };
  return {
    committed,
    reserved,
    bond,
    isOperator: account.address === operator || account.address === owner,
    open: ids.filter((_, place) => canStillCome(place)),
  };
}
