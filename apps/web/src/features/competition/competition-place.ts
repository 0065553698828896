import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';

/** Where competitions are, and the profiles that they ask for. */
export interface CompetitionPlace {
  readonly contract: Address;
  readonly profile: Address;
}

/** Undefined on a chain without competitions. */
export function competitionPlace(settings: Pick<Settings, 'contracts'>): CompetitionPlace | undefined {
  const contract = contractIfAny(settings, 'competition', 'competition');
  const profile = contractIfAny(settings, 'profile', 'profile');
  return contract && profile && { contract: contract.address, profile: profile.address };
}
