import { type OverlayState, overlayStore } from './overlay-store';

/** A dialog, sheet or menu that can be opened from anywhere. Components follow it with `useOverlay`. */
export interface Overlay<Detail> {
  isOpen(state?: OverlayState): boolean;
  /** Opens it in place of any other; without a detail with what it shows otherwise. */
  open(detail?: Detail): void;
  /** Changes what it shows, open or not. */
  show(detail: Detail): void;
  /** What it shows now. */
  detail(state?: OverlayState): Detail;
  /** Closes it and no other. What it showed stays while it fades. */
  close(): void;
}

/** Declares one where it belongs, by a name that no other has. */
export function overlay<Detail = undefined>(name: string, otherwise: Detail): Overlay<Detail> {
  const isOpen = ({ open } = overlayStore.getState()) => open === name;
  const show = (detail: Detail) =>
    overlayStore.setState(({ details }) => ({ details: { ...details, [name]: detail } }));
  return {
    isOpen,
    show,
    // No other code writes under this name.
    detail: ({ details } = overlayStore.getState()) => (name in details ? (details[name] as Detail) : otherwise),
    open(detail = otherwise) {
      show(detail);
      overlayStore.setState({ open: name });
    },
    close() {
      if (isOpen()) overlayStore.setState({ open: undefined });
    },
  };
}
