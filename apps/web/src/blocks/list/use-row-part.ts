import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to here all rows are drawn, so that the page can be searched and printed. */
const mostDrawnWhole = 60;

/** The rows that are drawn of a long list: those in sight of the page, and a few around. */
export interface RowPart {
  readonly first: number;
  readonly total: number;
  readonly count: number;
  /** Height in px of what is left out above and below. */
  readonly before: number;
  readonly after: number;
  /** Given each drawn row, which carries its place as `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/**
 * Which of `total` rows of about `rowHeight` px are drawn while the page scrolls; `place` is where they begin. Undefined:
 * all of them.
 */
export function useRowPart(options: {
  readonly total: number;
  readonly rowHeight: number;
  readonly place: RefObject<HTMLElement | null>;
}): RowPart | undefined {
  const { total, rowHeight, place } = options;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  const isLong = total > mostDrawnWhole;
  const virtual = useWindowVirtualizer({
    count: total,
    enabled: isLong,
    estimateSize: () => rowHeight,
    // What has no height yet keeps the one it is thought to have.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    overscan: 2,
    scrollMargin: top,
  });
  if (!isLong) return undefined;
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) {
    return { first: 0, total, count: 0, before: 0, after: total * rowHeight, measure: virtual.measureElement };
  }
  return {
    first: first.index,
    total,
    count: items.length,
    before: first.start - top,
    after: virtual.getTotalSize() - (last.end - top),
    measure: virtual.measureElement,
  };
}
