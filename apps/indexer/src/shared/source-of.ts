import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import type { ContractNames } from '@besc/contracts/deployments/contract-names';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { IndexSettings } from './parse-index-settings';

/** Where a contract's events are read; `endBlock` ends it. */
interface Source {
  readonly address: Address;
  readonly startBlock: number;
  readonly endBlock?: number;
}

/**
 * A contract that a chain may do without as a source of the engine, which wants an address: without the contract one block
 * without events.
 */
export function sourceOf<Slug extends keyof ContractNames>(
  settings: IndexSettings,
  slug: Slug,
  name: ContractNames[Slug],
): Source {
  const { startBlock } = settings;
  return contractIfAny(settings, slug, name) ?? { address: zeroAddress, startBlock, endBlock: startBlock };
}

/**
 * All contracts of a slug as one source of the engine, also those that no plan names. Of each it has the events that the source's
 * interface knows.
 */
export function sourceOfAll(
  settings: IndexSettings,
  slug: keyof ContractNames,
): Omit<Source, 'address'> & { address: Address[] } {
  const all = contractsOf(settings, slug);
  if (all.length === 0) {
    const { startBlock } = settings;
    return { address: [zeroAddress], startBlock, endBlock: startBlock };
  }
  return {
    address: all.map(({ address }) => address),
    startBlock: Math.min(...all.map(({ startBlock }) => startBlock)),
  };
}
