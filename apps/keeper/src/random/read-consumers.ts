import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import type { Address } from '@besc/domain/shared/address';
import type { KeeperChain } from '../shared/keeper-chain';

/** Contracts of the deployment that may ask a source for words, each by its slug and name: what nothing asks is of no use. */
export async function readConsumers(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  source: Address,
): Promise<readonly string[]> {
  const contracts = Object.entries(deployment.contracts).flatMap(([slug, named]) =>
    Object.entries(named).map(([name, { address }]) => ({ word: `${slug}.${name}`, address })),
  );
  const isConsumer = { address: source, abi: commitRandomAbi, functionName: 'isConsumer' } as const;
  const answers = await Promise.all(
    contracts.map(({ address }) => client.readContract({ ...isConsumer, args: [address] })),
  );
  return contracts.filter((_, place) => answers[place]).map(({ word }) => word);
}
