import type { Feature } from '../../blocks/feature/feature';
import { featureAt } from './feature-at';
import type { MenuGroup } from './menu';

type PageGroup = Extract<MenuGroup, { kind: 'pages' }>;

/**
 * The group a page stands in that is no entry of the menu itself, such as /add: the one in which the feature
 * of its address has its entries.
 */
export function pageGroup(
  features: readonly Feature[],
  groups: readonly MenuGroup[],
  path: string,
): PageGroup | undefined {
  const name = featureAt(features, path)?.navigation?.[0]?.group;
  return groups.find((group): group is PageGroup => group.kind === 'pages' && group.name === name);
}
