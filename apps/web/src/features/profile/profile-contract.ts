import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';

/** The contract of profiles; undefined on a chain without. */
export function profileContract(settings: Pick<Settings, 'contracts'>): Address | undefined {
  return contractIfAny(settings, 'profile', 'profile')?.address;
}
