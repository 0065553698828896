import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex, PublicClient } from 'viem';
import { DeployError } from './deploy-error';
import type { Step } from './step';

/**
 * A block before which a step's contract has no event, for a contract that the journal does not know: that of its creation,
 * found by halving and believed only when the block holds it, because a node may answer wrongly about old state. Anybody can
 * create the contract from within a call of his own, which no block shows: then it is the first of all, which is right and
 * takes whoever reads the events longer. Rejects with a `DeployError` when the node does not tell old state.
 */
export async function creationBlock(client: PublicClient, step: Step & { creates: Address }): Promise<number> {
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
    return transactions.some(isCreation) ? Number(there) : 0;
  } catch (cause) {
    throw new DeployError(
      'NO_START_BLOCK',
      `${step.id} exists at ${step.creates}, but the journal does not know its block and the node cannot tell: bring the journal back, or name an endpoint that keeps old state`,
      { cause },
    );
  }
}
