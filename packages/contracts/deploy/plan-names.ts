import { type Abi, type Address, type Hex, namehash, parseUnits } from 'viem';
import { nameRegistrarAbi } from '../generated/abi/name-registrar';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { nameResolverAbi } from '../generated/abi/name-resolver';
import { reverseRegistrarAbi } from '../generated/abi/reverse-registrar';
import { nameRegistrarBytecode } from '../generated/bytecode/name-registrar';
import { nameRegistryBytecode } from '../generated/bytecode/name-registry';
import { nameResolverBytecode } from '../generated/bytecode/name-resolver';
import { reverseRegistrarBytecode } from '../generated/bytecode/reverse-registrar';
import type { DeployedNames } from './deployment';

/** The top-level name people register under. */
export const nameSuffix = 'besc';

/** Wei for a year of a name with five letters or more. */
const yearPrice = parseUnits('5', 18);

/** Plans the name service; the deployer owns the root until it is handed to the owner. `add` answers an address. */
export function planNames(options: {
  deployer: Address;
  owner: Address;
  treasury: Address;
  add: (id: string, phase: number, create: { abi: Abi; bytecode: Hex; args: readonly unknown[] }) => Address;
}): DeployedNames {
  const { deployer, owner, treasury, add } = options;
  const registry = add('nameRegistry', 0, { abi: nameRegistryAbi, bytecode: nameRegistryBytecode, args: [deployer] });
  const resolver = add('nameResolver', 1, { abi: nameResolverAbi, bytecode: nameResolverBytecode, args: [registry] });
  const registrar = add('nameRegistrar', 2, {
    abi: nameRegistrarAbi,
    bytecode: nameRegistrarBytecode,
    args: [registry, resolver, namehash(nameSuffix), owner, treasury, yearPrice],
  });
  const reverseRegistrar = add('reverseRegistrar', 2, {
    abi: reverseRegistrarAbi,
    bytecode: reverseRegistrarBytecode,
    args: [registry, resolver],
  });
  return { suffix: nameSuffix, registry, registrar, resolver, reverseRegistrar };
}
