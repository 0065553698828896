import type { NamedContract, NamedContracts } from '@besc/wire/settings/named-contract';
import type { ContractNames } from '../generated/deployments/contract-names';

/** All contracts of a slug, also those that its plan does not name; none when the chain has none. */
export function contractsOf({ contracts }: NamedContracts, slug: keyof ContractNames): readonly NamedContract[] {
  return Object.values(contracts[slug] ?? {});
}
