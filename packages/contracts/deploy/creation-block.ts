import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex, PublicClient } from 'viem';
import { DeployError } from './deploy-error';
import type { Step } from './step';

/**
 * The block in which a step's contract was created, for a contract that the journal does not know: found by halving, and
 * believed only when the block holds the creation, because a node may answer wrongly about old state. Rejects with a
 * `DeployError` when it cannot be found.
 */
export async function creationBlock(client: PublicClient, step: Step & { creates: Address }): Promise<number> {
  let cause: unknown;
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
    if (transactions.some(isCreation)) return Number(there);
    cause = new Error(`block ${there} does not hold it`);
  } catch (error) {
    cause = error;
  }
  throw new DeployError(
    'NO_START_BLOCK',
    `${step.id} exists at ${step.creates}, but the journal does not know its block and the node cannot tell: bring the journal back, or name an endpoint that keeps old state`,
    { cause },
  );
}
