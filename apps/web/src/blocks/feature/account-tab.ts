import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';

/** Names what a feature tells of any account, as a tab of that account's page; its pages have the part itself. */
export interface AccountTab {
  /** An English text; in small letters its value in the address. */
  readonly label: string;
  /** Undefined on a chain that has nothing to tell. */
  readonly contract: (settings: Settings) => Address | undefined;
}
