import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';

/** Where profiles stand, what they are paid in, and where pictures for them come from. */
export interface ProfilePlace {
  readonly profile: Address;
  readonly money: Token;
  readonly bunnies: Address;
  /** Ours, with their proper names; the profile contract says which may be pictures. */
  readonly collections: readonly { readonly name: string; readonly address: Address }[];
  readonly starters: Address;
  /** What gives achievements; undefined on a chain that has none. */
  readonly claims: Address | undefined;
  /** What gives points of sales; undefined on a chain that has none. */
  readonly pointCenter: Address | undefined;
  /** The roots of what only history knows; undefined on a chain that has none. */
  readonly history: Address | undefined;
  /** The gift of day one; undefined on a chain that has none. */
  readonly gift: Address | undefined;
}

/** Undefined on a chain without profiles. */
export function profilePlace(settings: Settings): ProfilePlace | undefined {
  const profile = contractIfAny(settings, 'profile', 'profile');
  const bunnies = contractIfAny(settings, 'nfts', 'bunnies');
  const starters = contractIfAny(settings, 'nfts', 'starters');
  if (profile === undefined || bunnies === undefined || starters === undefined) return undefined;
  const money = deployedToken(settings, 'money');
  const claims = contractIfAny(settings, 'profile', 'claims')?.address;
  const pointCenter = contractIfAny(settings, 'profile', 'pointCenter')?.address;
  const history = contractIfAny(settings, 'profile', 'history')?.address;
  const squad = contractIfAny(settings, 'nfts', 'squad');
  const gift = contractIfAny(settings, 'profile', 'gift')?.address;
  return {
    profile: profile.address,
    money,
    bunnies: bunnies.address,
    collections: [
      { name: 'Bunnies', address: bunnies.address },
      ...(squad ? [{ name: 'Squad', address: squad.address }] : []),
    ],
    starters: starters.address,
    claims,
    pointCenter,
    history,
    gift,
  };
}

/** What an item is called: its collection and its number. */
export function itemName({ collections }: ProfilePlace, { collection, tokenId }: Item): string {
  const name = collections.find(({ address }) => address === collection)?.name;
  return name === undefined ? `#${tokenId}` : `${name} #${tokenId}`;
}
