import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';

/** A collection of ours. */
export interface OwnCollection {
  readonly kind: PortraitCollection;
  readonly name: string;
  readonly address: Address;
}

/** Our own collections that the chain has; proper names, as the documents write them (NFT-27, NFT-28). */
export function ownCollections(settings: Pick<Settings, 'contracts'>): readonly OwnCollection[] {
  const found = [
    { kind: 'bunnies', name: 'Bunnies', address: contractIfAny(settings, 'nfts', 'bunnies')?.address },
    { kind: 'squad', name: 'Squad', address: contractIfAny(settings, 'nfts', 'squad')?.address },
  ] as const;
  return found.flatMap(({ address, ...rest }) => (address === undefined ? [] : [{ ...rest, address }]));
}

/** Where items are traded, and in what. */
export interface MarketPlace {
  readonly market: Address;
  readonly wbesc: Token;
}

/** Undefined on a chain without a market. */
export function marketPlace(settings: Settings): MarketPlace | undefined {
  const market = contractIfAny(settings, 'nfts', 'market')?.address;
  return market === undefined ? undefined : { market, wbesc: wbescToken(settings) };
}
