import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import type { ComponentType } from 'react';

/** What a feature tells of any account, as a tab of that account's page. */
export interface AccountTab {
  /** An English text. */
  readonly label: string;
  /** Its value in the address. */
  readonly name: string;
  readonly isDeployed: (settings: Settings) => boolean;
  readonly load: () => Promise<ComponentType<{ readonly account: Address }>>;
}
