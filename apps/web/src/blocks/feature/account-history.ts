import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import type { Figure } from '../check/figure';

/** What a feature's figures say of an account's whole past; none on a chain without it. */
export type AccountHistory = (settings: Settings, account: Address) => readonly Figure[];
