import type { Settings } from '@besc/wire/settings/settings';

/** Whether the chain of these settings has a registry of names. */
export function hasNames({ contracts }: Pick<Settings, 'contracts'>): boolean {
  return contracts.names?.registry !== undefined;
}
