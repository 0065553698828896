import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';

/** A sale, what it is paid in, and who tells whether a profile is active. */
export interface SquadPlace {
  readonly sale: Address;
  readonly profile: Address;
  readonly source: Address;
  readonly money: Token;
}

/** The sales of a chain: the newest first. None on a chain without one. */
export function squadPlaces(settings: Settings): readonly SquadPlace[] {
  const profile = contractIfAny(settings, 'profile', 'profile')?.address;
  const source = contractIfAny(settings, 'random', 'source')?.address;
  if (profile === undefined || source === undefined) return [];
  const money = deployedToken(settings, 'money');
  return (['rehearsal', 'sale'] as const).flatMap((name) => {
    const sale = contractIfAny(settings, 'squad', name)?.address;
    return sale === undefined ? [] : [{ sale, profile, source, money }];
  });
}
