import type { LucideIcon } from 'lucide-react';

/** A page the palette leads to. `label` and `group` are English texts that are translated when shown. */
export type PalettePage = {
  readonly label: string;
  readonly group: string;
  readonly path: string;
  readonly Icon: LucideIcon;
};
