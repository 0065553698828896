/** The sides of a rectangle in the viewport, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlaceBesideOptions {
  anchor: Box;
  size: { width: number; height: number };
  viewport: { width: number; height: number };
}

const gap = 8;
const margin = 12;

/** Where a box of `size` stands: centred above its anchor, below where only that has room; in px, kept inside the viewport. */
export function placeBeside({ anchor, size, viewport }: PlaceBesideOptions): { left: number; top: number } {
  const above = anchor.top - gap - size.height;
  const below = anchor.top + anchor.height + gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + size.height <= viewport.height - margin;
  const isAbove = fitsAbove || !fitsBelow;
  const centred = anchor.left + anchor.width / 2 - size.width / 2;
  return {
    left: Math.round(Math.max(margin, Math.min(centred, viewport.width - margin - size.width))),
    top: Math.round(isAbove ? above : below),
  };
}
