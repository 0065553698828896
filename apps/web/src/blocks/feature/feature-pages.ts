import type { Address } from '@besc/domain/shared/address';
import type { ComponentType } from 'react';
import type { FindPictureOwner } from '../chain/account-faces';
import type { AccountHistory } from './account-history';
import type { PageTitle } from './page-title';

/** One page. `path` is a pattern (`/add/:currencyIdA`) and matches whole addresses, with or without a slash at the end. */
export type FeaturePage = {
  readonly path: string;
  readonly Page: ComponentType;
  /** Where some of its addresses lead instead, for forms that no pattern can tell; `undefined` stays on the page. */
  readonly redirect?: (params: PageParams) => string | undefined;
};

/** The parts of an address that a pattern names, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** Where an address leads that has no page of its own. Query values are kept as typed. */
export type FeatureRedirect = {
  readonly path: string;
  readonly target: (params: PageParams) => {
    readonly path: string;
    /** Added to the query the address already carries. */
    readonly query?: Readonly<Record<string, string>>;
  };
};

/** What the addresses of a feature show; the whole content of `<slug>.pages.ts`, which is one lazily loaded part. */
export type FeaturePages = {
  readonly pages: readonly FeaturePage[];
  readonly redirects?: readonly FeatureRedirect[];
  readonly titles: readonly PageTitle[];
  /** What it tells of any account, under the feature's `accountTab`. */
  readonly AccountPart?: ComponentType<{ readonly account: Address }>;
  readonly findPictureOwner?: FindPictureOwner;
  /** Loaded where somebody checks an account's past. */
  readonly history?: () => Promise<AccountHistory>;
};
