import { ArrowLeftRight, Droplets, type LucideIcon, SearchCheck } from 'lucide-react';

/** The drawing of a page, by its path. A page without one has its group's. */
export const pageIcons: Readonly<Record<string, LucideIcon>> = {
  '/swap': ArrowLeftRight,
  '/liquidity': Droplets,
  '/find': SearchCheck,
};
