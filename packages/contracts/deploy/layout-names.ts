import type { Deployment } from '@besc/wire/settings/deployment';
import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { namehash, parseUnits } from 'viem';
import { nameRegistrarAbi } from '../generated/abi/name-registrar';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { nameResolverAbi } from '../generated/abi/name-resolver';
import { reverseRegistrarAbi } from '../generated/abi/reverse-registrar';
import { nameRegistrarBytecode } from '../generated/bytecode/name-registrar';
import { nameRegistryBytecode } from '../generated/bytecode/name-registry';
import { nameResolverBytecode } from '../generated/bytecode/name-resolver';
import { reverseRegistrarBytecode } from '../generated/bytecode/reverse-registrar';
import type { AddContract } from './layout';

/** Lays out the name service; the deployer owns the root until it is handed to the owner. */
export function layoutNames(options: {
  names: NonNullable<DeploymentPlan['names']>;
  roles: Readonly<DeploymentPlan['roles']>;
  add: AddContract;
}): NonNullable<Deployment['names']> {
  const { names, roles, add } = options;
  const { deployer, owner, treasury } = roles;
  const { suffix } = names;
  const registry = add('nameRegistry', { abi: nameRegistryAbi, bytecode: nameRegistryBytecode, args: [deployer] });
  const resolver = add('nameResolver', {
    abi: nameResolverAbi,
    bytecode: nameResolverBytecode,
    args: [registry],
    needs: ['nameRegistry'],
  });
  const needs = ['nameRegistry', 'nameResolver'];
  const registrar = add('nameRegistrar', {
    abi: nameRegistrarAbi,
    bytecode: nameRegistrarBytecode,
    args: [registry, resolver, namehash(suffix), owner, treasury, parseUnits(names.yearPrice, 18)],
    needs,
  });
  const reverseRegistrar = add('reverseRegistrar', {
    abi: reverseRegistrarAbi,
    bytecode: reverseRegistrarBytecode,
    args: [registry, resolver],
    needs,
  });
  return { suffix, registry, registrar, resolver, reverseRegistrar };
}
