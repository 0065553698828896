import { longestPrefix } from '../../lib/longest-prefix';
import type { MenuGroup, MenuLink } from './menu';

type PageGroup = Extract<MenuGroup, { kind: 'pages' }>;

/** The entry a path belongs to: the one whose path is its longest prefix, over all groups. */
export function activeLink(
  groups: readonly MenuGroup[],
  path: string,
): { readonly group: PageGroup; readonly link: MenuLink } | undefined {
  const candidates = groups
    .filter((group): group is PageGroup => group.kind === 'pages')
    .flatMap((group) => group.links.map((link) => ({ group, link })));
  return longestPrefix(candidates, path, ({ link }) => link.path);
}
