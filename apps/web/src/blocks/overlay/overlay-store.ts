import { create } from 'zustand';

/**
 * What lies over the page: the one dialog, sheet or menu that is open, what each of them shows or showed last, and whether
 * there ever was a toast. Written only by an `overlay` and by the toasts.
 */
export interface OverlayState {
  readonly open: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly hasToasts: boolean;
}

export const overlayStore = create<OverlayState>()(() => ({ open: undefined, details: {}, hasToasts: false }));
