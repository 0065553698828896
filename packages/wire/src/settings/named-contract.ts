import type { Address } from '@besc/domain/shared/address';

/** Where a contract stands, and the block before which it has no events. */
export interface NamedContract {
  readonly address: Address;
  readonly startBlock: number;
}

/** What names contracts by slug and name: a deployment, or the settings made of it. */
export interface NamedContracts {
  readonly contracts: Readonly<Record<string, Readonly<Record<string, NamedContract>>>>;
}

/** The chain has no such contract. */
export class ContractMissingError extends Error {
  readonly code = 'CONTRACT_MISSING';

  constructor(slug: string, name: string) {
    super(`The deployment has no contract ${slug}.${name}.`);
    this.name = 'ContractMissingError';
  }
}

/** A contract by its slug and name in the deployment. Throws ContractMissingError when there is none. */
export function namedContract({ contracts }: NamedContracts, slug: string, name: string): NamedContract {
  const contract = contracts[slug]?.[name];
  if (contract?.address === undefined) throw new ContractMissingError(slug, name);
  return contract;
}
