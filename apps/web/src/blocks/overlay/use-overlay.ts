import type { Overlay } from './overlay';
import { overlayStore } from './overlay-store';

/** Whether it is open, and what it shows. */
export function useOverlay<Detail>(overlay: Overlay<Detail>): { readonly isOpen: boolean; readonly detail: Detail } {
  return { isOpen: overlayStore(overlay.isOpen), detail: overlayStore(overlay.detail) };
}
