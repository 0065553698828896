import type { LucideIcon } from 'lucide-react';
import { groupIcons } from './group-icons';
import type { MenuGroup, MenuLink } from './menu';

const mostEntries = 4;

/** One entry of the bar at the bottom; it is the current one on each of the links it covers. */
export type BarEntry = {
  readonly label: string;
  readonly path: string;
  readonly Icon: LucideIcon;
  readonly covers: readonly MenuLink[];
};

/** What the bar at the bottom of phones shows: the first groups of pages; where there is only one group, its pages. */
export function barEntries(groups: readonly MenuGroup[]): readonly BarEntry[] {
  const pageGroups = groups.flatMap((group) => (group.kind === 'pages' ? [group] : []));
  const [only, second] = pageGroups;
  const entries =
    only !== undefined && second === undefined
      ? only.links.map((link) => ({ Icon: groupIcons[only.name], ...link, covers: [link] }))
      : pageGroups.map(({ name, links }) => ({
          label: name,
          path: links[0]?.path ?? '/',
          Icon: groupIcons[name],
          covers: links,
        }));
  return entries.slice(0, mostEntries);
}
