import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Settings } from '@besc/wire/settings/settings';

/** Whether the chain of these settings has a registry of names. */
export function hasNames(settings: Pick<Settings, 'contracts'>): boolean {
  return contractIfAny(settings, 'names', 'registry') !== undefined;
}
