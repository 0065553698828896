import type { Settings } from '@besc/wire/settings/settings';

/** Names what a feature tells of any account, as a tab of that account's page; its pages have the part itself. */
export interface AccountTab {
  /** An English text. */
  readonly label: string;
  /** Its value in the address. */
  readonly name: string;
  readonly isDeployed: (settings: Settings) => boolean;
}
