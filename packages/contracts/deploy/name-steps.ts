import type { Deployment } from '@besc/wire/settings/deployment';
import { type Address, encodeFunctionData, type Hex, labelhash, namehash, type PublicClient } from 'viem';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import type { Step } from './step';

/**
 * The steps that make four contracts a name service: the suffix belongs to its registrar, addr.reverse to its own, and the
 * root and reverse are handed to the owner at last.
 */
export function nameSteps(options: {
  client: PublicClient;
  names: NonNullable<Deployment['names']>;
  deployer: Address;
  owner: Address;
  gasLimit: bigint;
}): Step[] {
  const { gasLimit } = options;
  const { client, names, deployer, owner } = options;
  const { registry, suffix, registrar, reverseRegistrar } = names;
  const ownerOf = (node: Hex) =>
    client.readContract({ address: registry, abi: nameRegistryAbi, functionName: 'owner', args: [node] });
  const step = (id: string, needs: readonly string[], isDone: () => Promise<boolean>, data: Hex): Step => ({
    id,
    needs,
    isDone,
    to: registry,
    data,
    gasLimit,
  });
  const give = (
    parent: string,
    label: string,
    gift: { to: Address; needs: string[]; accepted?: readonly Address[] },
  ) => {
    const { to, needs, accepted = [to] } = gift;
    const name = parent === '' ? label : `${label}.${parent}`;
    const data = encodeFunctionData({
      abi: nameRegistryAbi,
      functionName: 'setSubnodeOwner',
      args: [namehash(parent), labelhash(label), to],
    });
    return step(`name ${name}`, needs, async () => accepted.includes(await ownerOf(namehash(name))), data);
  };
  const handOver = (name: string, needs: string[]) => {
    const data = encodeFunctionData({
      abi: nameRegistryAbi,
      functionName: 'setOwner',
      args: [namehash(name), owner],
    });
    const id = `owner of ${name === '' ? 'the root' : name}`;
    return step(id, needs, async () => (await ownerOf(namehash(name))) === owner, data);
  };
  return [
    give('', suffix, { to: registrar, needs: ['nameRegistrar'] }),
    give('', 'reverse', { to: deployer, needs: ['nameRegistry'], accepted: [deployer, owner] }),
    give('reverse', 'addr', { to: reverseRegistrar, needs: ['name reverse', 'reverseRegistrar'] }),
    handOver('reverse', ['name addr.reverse']),
    handOver('', [`name ${suffix}`, 'name reverse']),
  ];
}
