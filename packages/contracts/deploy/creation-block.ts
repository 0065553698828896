import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex, PublicClient } from 'viem';
import { DeployError } from './deploy-error';
import type { Step } from './step';

/**
 * The block in which a step's contract was created, for a contract that the journal does not know: found by halving and believed
 * only when the block holds the creation, because a node may answer wrongly about old state. Undefined when nothing tells it: the
 * node does not keep old state, or somebody created the contract from within a call of his own, which no block shows. Rejects with
 * a `DeployError` when the node does not answer at all.
 */
export async function creationBlock(
  client: PublicClient,
  step: Step & { creates: Address },
): Promise<number | undefined> {
  try {
    let [before, there] = [-1n, await client.getBlockNumber({ cacheTime: 0 })];
    while (there - before > 1n) {
      const middle = (before + there) / 2n;
      const code = await client.getCode({ address: step.creates, blockNumber: middle });
      if (code === undefined) before = middle;
      else there = middle;
    }
    const { transactions } = await client.getBlock({ blockNumber: there, includeTransactions: true });
    const isCreation = ({ to, input }: { to: Hex | null; input: Hex }) =>
      to !== null && checksumAddress(to) === step.to && input === step.data;
    return transactions.some(isCreation) ? Number(there) : undefined;
  } catch {
    // A node that tells of now refused the past.
    await client.getCode({ address: step.creates }).catch((cause: unknown) => {
      const message = `the node went away when it was asked for the block of ${step.id}: run this again`;
      throw new DeployError('NO_START_BLOCK', message, { cause });
    });
    return undefined;
  }
}
