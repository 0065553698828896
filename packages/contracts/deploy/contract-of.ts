import { type NamedContract, type NamedContracts, namedContract } from '@besc/wire/settings/named-contract';
import type { ContractNames } from '../generated/deployments/contract-names';

/**
 * A contract by its slug and its name in the slug's plan, from a deployment or from settings. Throws ContractMissingError
 * when the chain has none, as that of a slug which a plan may leave out.
 */
export const contractOf: <Slug extends keyof ContractNames>(
  from: NamedContracts,
  slug: Slug,
  name: ContractNames[Slug],
) => NamedContract = namedContract;
