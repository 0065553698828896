import type { LucideIcon } from 'lucide-react';

/** The menu groups of the documents that hold pages, in their order. Behind them stand Chains and More, whose links lead away. */
export const navigationGroups = ['Trade', 'Earn', 'Win', 'Predictions', 'Info', 'Vote'] as const;

export type NavigationGroup = (typeof navigationGroups)[number];

/** One entry of the menu: `label` is an English text that is translated when shown; `order` sorts inside the group. */
export type NavigationEntry = {
  readonly group: NavigationGroup;
  readonly label: string;
  readonly path: string;
  readonly order: number;
  /** Its drawing, where it is not its group's. It is loaded with the first view. */
  readonly Icon?: LucideIcon;
};
