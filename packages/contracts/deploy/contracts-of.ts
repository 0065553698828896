import type { NamedContract, NamedContracts } from '@besc/wire/settings/named-contract';
import type { ContractNames } from '../generated/deployments/contract-names';

/** All contracts of a slug with their names, also those that its plan does not name; none when the chain has none. */
export function contractsOf(
  { contracts }: NamedContracts,
  slug: keyof ContractNames,
): readonly (NamedContract & { readonly name: string })[] {
  return Object.entries(contracts[slug] ?? {}).map(([name, contract]) => ({ ...contract, name }));
}
