import { useMemo } from 'react';
import { useFeatures } from '../../blocks/feature/use-features';
import { activeLink } from './active-link';
import type { MenuGroup, MenuLink } from './menu';
import { pageGroup } from './page-group';
import { useMenu } from './use-menu';

type PageGroup = Extract<MenuGroup, { kind: 'pages' }>;

/** The menu, and where in it a path is: `link` is the active entry, `group` the group the page stands in. */
export function usePlace(path: string): {
  readonly groups: readonly MenuGroup[];
  readonly group: PageGroup | undefined;
  readonly link: MenuLink | undefined;
} {
  const features = useFeatures();
  const groups = useMenu();
  return useMemo(() => {
    const active = activeLink(groups, path);
    return { groups, group: active?.group ?? pageGroup(features, groups, path), link: active?.link };
  }, [features, groups, path]);
}
