import type { FaceOffer } from '../chain/account-faces';
import type { NameServiceOffer } from '../chain/name-service';
import type { AccountTab } from './account-tab';
import type { FeatureDialog } from './feature-dialog';
import type { FeaturePages } from './feature-pages';
import type { FrontOffer } from './front';
import type { NavigationEntry } from './navigation-entry';
import type { PageOf } from './page-of';

/**
 * What the first view knows of a feature; the whole content of `<slug>.feature.ts`. Everything else is loaded when it is
 * asked for. Its translations are the JSON files in `features/<slug>/messages/<locale>.json`; the build merges them into
 * `/locales/<locale>.json`.
 */
export type Feature = {
  readonly slug: string;
  /** What has less comes before it, in menus and wherever the first that offers something gives it. */
  readonly order: number;
  /** Beginnings of its addresses: `farms` of `/farms/history`, an empty text for `/`. Of two that fit the longer has the address. */
  readonly at?: readonly string[];
  /** Loaded when the first of these addresses is opened. */
  readonly pages?: () => Promise<FeaturePages>;
  readonly dialogs?: readonly FeatureDialog[];
  readonly navigation?: readonly NavigationEntry[];
  readonly front?: FrontOffer;
  /** The page has one; the first feature that offers it gives it. */
  readonly nameService?: NameServiceOffer;
  /** Lines of the wallet's menu; `:account` in a path is the connected account in small letters. */
  readonly accountLinks?: readonly { readonly label: string; readonly path: `/${string}` }[];
  readonly accountTab?: AccountTab;
  /** Where a token and a pool are told of; the first that offers it gives it. */
  readonly pageOf?: PageOf;
  /** As with names, the first that offers it. */
  readonly faces?: FaceOffer;
};
