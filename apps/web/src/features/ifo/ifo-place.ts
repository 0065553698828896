import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';

/** Where sales are listed, and the profiles that they ask for. */
export interface IfoPlace {
  readonly factory: Address;
  readonly profile: Address;
}

/** Undefined on a chain without sales. */
export function ifoPlace(settings: Pick<Settings, 'contracts'>): IfoPlace | undefined {
  const factory = contractIfAny(settings, 'ifo', 'factory');
  const profile = contractIfAny(settings, 'profile', 'profile');
  return factory && profile && { factory: factory.address, profile: profile.address };
}
