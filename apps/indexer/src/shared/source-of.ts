import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { IndexSettings } from './parse-index-settings';

/** Where a contract's events are read; `endBlock` ends it. */
interface Source {
  readonly address: Address;
  readonly startBlock: number;
  readonly endBlock?: number;
}

/** Where a contract stands that a chain may do without; undefined when it has none. */
export function contractIfAny(
  { contracts }: Pick<IndexSettings, 'contracts'>,
  slug: string,
  name: string,
): Source | undefined {
  return contracts[slug]?.[name];
}

/** The same as a source of the engine, which wants an address: without the contract one block of nobody's events. */
export function sourceOf(settings: IndexSettings, slug: string, name: string): Source {
  const { startBlock } = settings;
  return contractIfAny(settings, slug, name) ?? { address: zeroAddress, startBlock, endBlock: startBlock };
}

/** All contracts of a slug as one source of the engine: of each the events that the source's interface knows. */
export function sourceOfAll(settings: IndexSettings, slug: string): Omit<Source, 'address'> & { address: Address[] } {
  const all = Object.values(settings.contracts[slug] ?? {});
  if (all.length === 0) {
    const { startBlock } = settings;
    return { address: [zeroAddress], startBlock, endBlock: startBlock };
  }
  return {
    address: all.map(({ address }) => address),
    startBlock: Math.min(...all.map(({ startBlock }) => startBlock)),
  };
}
