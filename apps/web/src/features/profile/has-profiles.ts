import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Settings } from '@besc/wire/settings/settings';

/** Whether the chain of these settings has profiles. */
export function hasProfiles(settings: Pick<Settings, 'contracts'>): boolean {
  return contractIfAny(settings, 'profile', 'profile') !== undefined;
}
