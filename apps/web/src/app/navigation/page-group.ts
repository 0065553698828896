import type { Feature } from '../../blocks/feature/feature';
import { longestPrefix } from '../../lib/longest-prefix';
import type { MenuGroup } from './menu';

type PageGroup = Extract<MenuGroup, { kind: 'pages' }>;

/**
 * The group a page stands in that is no entry of the menu itself, such as /add: the one that the feature which names the
 * page has its entries in.
 */
export function pageGroup(
  features: readonly Feature[],
  groups: readonly MenuGroup[],
  path: string,
): PageGroup | undefined {
  const named = features.flatMap((feature) => (feature.titles ?? []).map(({ prefix }) => ({ prefix, feature })));
  const owner = longestPrefix(named, path, ({ prefix }) => prefix)?.feature;
  const name = owner?.navigation?.[0]?.group;
  return groups.find((group): group is PageGroup => group.kind === 'pages' && group.name === name);
}
