import { type Address, encodeFunctionData, type Hex, labelhash, namehash, type PublicClient } from 'viem';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import type { DeployedNames } from './deployment';

/** One node of the registry that must get its owner; steps are in the order in which they can be sent. */
export interface NameStep {
  id: string;
  isDone: () => Promise<boolean>;
  to: Address;
  data: Hex;
}

/**
 * The steps that make four contracts a name service: the suffix belongs to its registrar, addr.reverse to its own, and the
 * root and reverse are handed to the owner at last. Each group can be sent once the one before it is done.
 */
export function nameSteps(options: {
  client: PublicClient;
  names: DeployedNames;
  deployer: Address;
  owner: Address;
}): NameStep[][] {
  const { client, names, deployer, owner } = options;
  const { registry, suffix, registrar, reverseRegistrar } = names;
  const ownerOf = (node: Hex) =>
    client.readContract({ address: registry, abi: nameRegistryAbi, functionName: 'owner', args: [node] });
  const give = (parent: string, label: string, to: Address, accepted: readonly Address[] = [to]): NameStep => ({
    id: `name ${parent === '' ? label : `${label}.${parent}`}`,
    isDone: async () => accepted.includes(await ownerOf(namehash(parent === '' ? label : `${label}.${parent}`))),
    to: registry,
    data: encodeFunctionData({
      abi: nameRegistryAbi,
      functionName: 'setSubnodeOwner',
      args: [namehash(parent), labelhash(label), to],
    }),
  });
  const handOver = (name: string): NameStep => ({
    id: `owner of ${name === '' ? 'the root' : name}`,
    isDone: async () => (await ownerOf(namehash(name))) === owner,
    to: registry,
    data: encodeFunctionData({
      abi: nameRegistryAbi,
      functionName: 'setOwner',
      args: [namehash(name), owner],
    }),
  });
  return [
    [give('', suffix, registrar), give('', 'reverse', deployer, [deployer, owner])],
    [give('reverse', 'addr', reverseRegistrar)],
    [handOver('reverse'), handOver('')],
  ];
}
