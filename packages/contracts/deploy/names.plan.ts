import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, labelhash, namehash, type PublicClient, parseEther, parseUnits } from 'viem';
import * as z from 'zod/mini';
import { nameRegistrarAbi } from '../generated/abi/name-registrar';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { nameResolverAbi } from '../generated/abi/name-resolver';
import { reverseRegistrarAbi } from '../generated/abi/reverse-registrar';
import { nameRegistrarBytecode } from '../generated/bytecode/name-registrar';
import { nameRegistryBytecode } from '../generated/bytecode/name-registry';
import { nameResolverBytecode } from '../generated/bytecode/name-resolver';
import { reverseRegistrarBytecode } from '../generated/bytecode/reverse-registrar';
import { amountBetween } from './amount-between';
import { eligibilityPlan } from './eligibility-plan';
import { ownerOf } from './owner';
import { type AddressById, type CallPlan, type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

const day = 86_400n;
const maxYearPrice = parseEther('1000');

/** What an operator decides of the name service. */
const settings = z.strictObject({
  suffix: z.string().check(z.regex(/^[a-z0-9]{1,30}$/, 'must be small letters and digits')),
  /** Native coins for a year of a name with five letters or more. */
  yearPrice: amountBetween(0n, maxYearPrice),
});
const namesOf = ({ plan }: PlanInput) => slugSettings(plan, 'names', settings);

/** What a local chain has. */
export const localNameSettings = { suffix: 'besc', yearPrice: '5' };

/** The name service, where the plan wants one; the deployer owns the root until it is handed to the owner. */
export const namesPlan = slugPlan({
  slug: 'names',
  names: ['registry', 'resolver', 'registrar', 'reverseRegistrar', 'holders'],
  earns: { 'name-owner': 'holders' },
  settings,
  localSettings: localNameSettings,
  contracts: (input) => {
    const names = namesOf(input);
    const { roles } = input.plan;
    if (names === undefined) return {};
    const price = parseUnits(names.yearPrice, 18);
    return {
      registry: { abi: nameRegistryAbi, bytecode: nameRegistryBytecode, args: () => [roles.deployer] },
      resolver: { abi: nameResolverAbi, bytecode: nameResolverBytecode, args: (at) => [at('names.registry')] },
      registrar: {
        abi: nameRegistrarAbi,
        bytecode: nameRegistrarBytecode,
        args: (at) => [
          at('names.registry'),
          at('names.resolver'),
          namehash(names.suffix),
          ownerOf(at),
          roles.treasury,
          price,
        ],
      },
      reverseRegistrar: {
        abi: reverseRegistrarAbi,
        bytecode: reverseRegistrarBytecode,
        args: (at) => [at('names.registry'), at('names.resolver')],
      },
      // The holder of a name, whose id is the proof.
      holders: eligibilityPlan({
        of: 'names.registrar',
        abi: nameRegistrarAbi,
        functionName: 'ownerOf',
        takesProof: true,
        isHolder: true,
      }),
    };
  },
  calls: (input) => {
    const names = namesOf(input);
    if (names === undefined) return [];
    const { deployer } = input.plan.roles;
    const { suffix } = names;
    return [
      give('', suffix, { to: (at) => at('names.registrar') }),
      give('', 'reverse', { to: () => deployer, accepted: ownerOf }),
      give('reverse', 'addr', { to: (at) => at('names.reverseRegistrar'), after: ['names.name reverse'] }),
      handOver('reverse', { after: ['names.name addr.reverse'] }),
      handOver('', { after: [`names.name ${suffix}`, 'names.name reverse'] }),
    ];
  },
  limits: {
    MIN_COMMITMENT_AGE: 60n,
    MAX_COMMITMENT_AGE: day,
    MIN_DURATION: 28n * day,
    MAX_DURATION: 3650n * day,
    GRACE_PERIOD: 90n * day,
    MAX_YEAR_PRICE: maxYearPrice,
    MAX_RECORD_LENGTH: 4096n,
  },
  bounded: { yearPrice: 'MAX_YEAR_PRICE' },
  audit: async (client, at, input) => {
    const names = namesOf(input);
    if (names === undefined) return [];
    const owner = ownerOf(at);
    const fact = async (name: string, of: string, expected: Address) => ({
      name,
      expected,
      actual: await holderOf(client, at, of),
    });
    return Promise.all([
      fact("owner of the names' root", '', owner),
      fact('owner of the name reverse', 'reverse', owner),
      fact('owner of addr.reverse', 'addr.reverse', at('names.reverseRegistrar')),
      fact('owner of the suffix', names.suffix, at('names.registrar')),
    ]);
  },
});

/** Makes the owner of a name's child; `accepted` is another owner that it may have by now. */
function give(
  parent: string,
  label: string,
  gift: { to: (at: AddressById) => Address; after?: readonly string[]; accepted?: (at: AddressById) => Address },
): CallPlan {
  const { to, after = [], accepted = to } = gift;
  const name = parent === '' ? label : `${label}.${parent}`;
  return {
    name: `name ${name}`,
    to: 'names.registry',
    after,
    data: (at) =>
      encodeFunctionData({
        abi: nameRegistryAbi,
        functionName: 'setSubnodeOwner',
        args: [namehash(parent), labelhash(label), to(at)],
      }),
    isDone: async (client, at) => [to(at), accepted(at)].includes(await holderOf(client, at, name)),
  };
}

function handOver(name: string, { after }: { after: readonly string[] }): CallPlan {
  return {
    name: `owner of ${name === '' ? 'the root' : name}`,
    to: 'names.registry',
    after,
    data: (at) =>
      encodeFunctionData({ abi: nameRegistryAbi, functionName: 'setOwner', args: [namehash(name), ownerOf(at)] }),
    isDone: async (client, at) => (await holderOf(client, at, name)) === ownerOf(at),
  };
}

async function holderOf(client: PublicClient, at: AddressById, name: string): Promise<Address> {
  const address = at('names.registry');
  const args = [namehash(name)] as const;
  return checksumAddress(await client.readContract({ address, abi: nameRegistryAbi, functionName: 'owner', args }));
}
