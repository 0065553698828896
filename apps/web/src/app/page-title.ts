import type { PageTitle } from '../blocks/feature/page-title';
import { longestPrefix } from '../lib/longest-prefix';

/** The title entry of a path: the longest prefix that ends at a path border. '/' names only itself. */
export function pageTitle(titles: readonly PageTitle[], path: string): PageTitle | undefined {
  return longestPrefix(titles, path, (title) => title.prefix);
}
