import type { Address } from '@besc/domain/shared/address';
import type { NamedContracts } from '@besc/wire/settings/named-contract';
import type { ContractNames } from '../generated/deployments/contract-names';
import { contractOf } from './contract-of';

/** Address of a contract by its slug and name; as `contractOf`, also in what it throws. */
export function addressOf<Slug extends keyof ContractNames>(
  from: NamedContracts,
  slug: Slug,
  name: ContractNames[Slug],
): Address {
  return contractOf(from, slug, name).address;
}
