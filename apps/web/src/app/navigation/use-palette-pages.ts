import { useMemo } from 'react';
import type { PalettePage } from '../../blocks/palette/palette-page';
import { groupIcons } from './group-icons';
import { useMenu } from './use-menu';

/** The menu's own pages, for the palette. */
export function usePalettePages(): readonly PalettePage[] {
  const groups = useMenu();
  return useMemo(
    () =>
      groups.flatMap((group) =>
        group.kind === 'pages'
          ? group.links.map((link) => ({ Icon: groupIcons[group.name], ...link, group: group.name }))
          : [],
      ),
    [groups],
  );
}
