import type { NamedContract, NamedContracts } from '@besc/wire/settings/named-contract';
import type { ContractNames } from '../generated/deployments/contract-names';

/** The same as `contractOf`; undefined when the chain has no such contract. */
export function contractIfAny<Slug extends keyof ContractNames>(
  { contracts }: NamedContracts,
  slug: Slug,
  name: ContractNames[Slug],
): NamedContract | undefined {
  return contracts[slug]?.[name];
}
