import { type ReactNode, useRef } from 'react';
import { useRowPart } from '../../../blocks/list/use-row-part';
import { useMedia } from '../../../lib/use-media';

/** Rows of a grid are so high where the picture is so wide; what is measured takes the place of it. */
const textHeight = 92;

/** Items beside each other, as many as there is room for; of many only those in sight are drawn. */
export function ItemGrid<Item>(props: {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Beside filters there is less room. */
  readonly isNarrow?: boolean;
  readonly children: (item: Item) => ReactNode;
}) {
  const { label, items, itemKey, isNarrow = false, children } = props;
  const [isSmall, isMedium, isWide] = [
    useMedia('(min-width: 40rem)'),
    useMedia('(min-width: 64rem)'),
    useMedia('(min-width: 80rem)'),
  ];
  const columns = Math.max(2, (isWide ? 6 : isMedium ? 5 : isSmall ? 3 : 2) - Number(isNarrow && isMedium));
  const place = useRef<HTMLDivElement>(null);
  const rows = Math.ceil(items.length / columns);
  const width = place.current?.clientWidth ?? 1200;
  const part = useRowPart({ total: rows, rowHeight: Math.round(width / columns) + textHeight, place });
  const first = part?.first ?? 0;
  const drawn = Array.from({ length: part?.count ?? rows }, (_, at) => first + at);
  return (
    <div ref={place}>
      {part ? <div style={{ height: Math.max(0, part.before) }} /> : null}
      <ul aria-label={label}>
        {drawn.map((row) => (
          <li key={row} ref={part?.measure} data-index={row} className="pb-3">
            <ul className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {items.slice(row * columns, (row + 1) * columns).map((item) => (
                <li key={itemKey(item)}>{children(item)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {part ? <div style={{ height: Math.max(0, part.after) }} /> : null}
    </div>
  );
}
