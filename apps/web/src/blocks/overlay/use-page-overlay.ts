import { useEffect } from 'react';
import type { Overlay } from './overlay';
import { useOverlay } from './use-overlay';

/** Of an overlay that one page draws: whether it is open, and what it shows. It closes when the page is left. */
export function usePageOverlay<Detail>(overlay: Overlay<Detail>): ReturnType<typeof useOverlay<Detail>> {
  useEffect(() => overlay.close, [overlay]);
  return useOverlay(overlay);
}
