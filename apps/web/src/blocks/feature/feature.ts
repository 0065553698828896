import type { ComponentType } from 'react';
import type { NameServiceOffer } from '../chain/name-service';
import type { FeatureDialog } from './feature-dialog';
import type { FrontOffer } from './front';
import type { NavigationEntry } from './navigation-entry';
import type { PageTitle } from './page-title';

/** One lazily loaded page. `path` is written in the router's form (`/add/$currencyIdA`) and matches exactly. */
export type FeatureRoute = {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Where some of its addresses lead instead, for forms that no pattern can tell; `undefined` stays on the page. */
  readonly redirect?: (params: Readonly<Record<string, string>>) => string | undefined;
};

/** Where an address leads that has no page of its own. Parameters are the decoded path parts, query values are kept as typed. */
export type FeatureRedirect = {
  readonly path: string;
  readonly target: (params: Readonly<Record<string, string>>) => {
    readonly path: string;
    /** Added to the query the address already carries. */
    readonly query?: Readonly<Record<string, string>>;
  };
};

/**
 * What a feature shows of itself to the shell; the whole content of `<slug>.feature.ts`. Screens are reached only
 * through `load`, so that nothing of a feature is in the first chunk. Its translations are the JSON files in
 * `features/<slug>/messages/<locale>.json`; the build merges them into `/locales/<locale>.json`.
 */
export type Feature = {
  readonly slug: string;
  /** What has less comes before it, in menus and wherever the first that offers something gives it. */
  readonly order: number;
  readonly routes?: readonly FeatureRoute[];
  readonly redirects?: readonly FeatureRedirect[];
  readonly dialogs?: readonly FeatureDialog[];
  readonly navigation?: readonly NavigationEntry[];
  readonly titles?: readonly PageTitle[];
  readonly front?: FrontOffer;
  /** The page has one; the first feature that offers it gives it. */
  readonly nameService?: NameServiceOffer;
};
