import type { Settings } from '@besc/wire/settings/settings';
import type { LucideIcon } from 'lucide-react';
import type { Feature } from '../../blocks/feature/feature';
import { type NavigationGroup, navigationGroups } from '../../blocks/feature/navigation-entry';

/** `Icon` where it is not the group's. */
export type MenuLink = { readonly label: string; readonly path: string; readonly Icon?: LucideIcon };
export type ExternalLink = { readonly label: string; readonly url: string };

/** One group of the menu: pages of ours, or links that lead away. A group never holds both. */
export type MenuGroup =
  | { readonly kind: 'pages'; readonly name: NavigationGroup; readonly links: readonly MenuLink[] }
  | { readonly kind: 'external'; readonly name: 'Chains' | 'More'; readonly links: readonly ExternalLink[] };

/** The menu in the documents' order, made of what the features bring and the settings name. Empty groups are left out. */
export function menu(features: readonly Feature[], links: Settings['links']): readonly MenuGroup[] {
  const entries = features.flatMap((feature) => feature.navigation ?? []);
  const pages = navigationGroups.map((name): MenuGroup => {
    const links = entries.filter(({ group }) => group === name).sort((one, other) => one.order - other.order);
    return { kind: 'pages', name, links };
  });
  const more = [
    { label: 'Bridge', url: links.bridge },
    { label: 'Provider', url: links.provider },
  ];
  const away = (
    [
      ['Chains', links.chains],
      ['More', more],
    ] as const
  ).map(([name, all]): MenuGroup => ({ kind: 'external', name, links: all.filter(({ url }) => url !== '') }));
  return [...pages, ...away].filter((group) => group.links.length > 0);
}
