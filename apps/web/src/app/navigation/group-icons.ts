import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  CircleHelp,
  Link2,
  type LucideIcon,
  Sprout,
  Swords,
  Ticket,
  Vote,
} from 'lucide-react';
import type { MenuGroup } from './menu';

/** The drawing of each group in the bar at the bottom. */
export const groupIcons: Readonly<Record<MenuGroup['name'], LucideIcon>> = {
  Trade: ArrowLeftRight,
  Earn: Sprout,
  Win: Ticket,
  Predictions: Swords,
  Info: ChartNoAxesColumn,
  Vote: Vote,
  Chains: Link2,
  More: CircleHelp,
};
