import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';

/** A collection of ours. */
export interface OwnCollection {
  readonly name: string;
  readonly address: Address;
}

/** Our own collections that the chain has; proper names, as the documents write them (NFT-27, NFT-28). */
export function ownCollections(settings: Pick<Settings, 'contracts'>): readonly OwnCollection[] {
  const found = [
    { name: 'Bunnies', address: contractIfAny(settings, 'nfts', 'bunnies')?.address },
    { name: 'Squad', address: contractIfAny(settings, 'nfts', 'squad')?.address },
  ];
  return found.flatMap(({ name, address }) => (address === undefined ? [] : [{ name, address }]));
}
