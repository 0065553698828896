import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cellPlace } from './table-cell-place';
import { TableRow } from './table-row';

export interface TableColumn<Row> {
  key: string;
  heading: ReactNode;
  cell(row: Row): ReactNode;
  /** Numbers stand at the end of their column, in tabular figures. */
  isNumber?: boolean;
  /** Dropped below 768 px. */
  isMinor?: boolean;
  sort?: { direction: 'ascending' | 'descending' | 'none'; onToggle(): void };
}

export interface TableProps<Row> {
  /** Says what the table holds; read out, and shown when `isCaptionShown`. */
  caption: ReactNode;
  isCaptionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** The rows are a part of a longer table, which keeps its height on the page. */
  part?: TablePart;
  /** What a row opens to, in place. A press anywhere on the row opens it; what is in its cells stays what it is. */
  detail?: RowDetail<Row>;
  className?: string;
}

/** What a row opens to. */
export interface RowDetail<Row> {
  content(row: Row): ReactNode;
  isOpen(row: Row): boolean;
  onToggle(row: Row): void;
  /** On the button: what it does now. */
  label(row: Row): string;
  /** Names the row to whom the button alone is read out. */
  name(row: Row): string;
  /** Heads the column of the buttons, for screen readers. */
  heading: string;
}

export interface TablePart {
  /** The place of the first of the rows in the whole, from 0, and how many the whole has. */
  first: number;
  total: number;
  /** Height in px of what is left out above and below. */
  before: number;
  after: number;
  /** Given each row, which carries its place in the whole as `data-index`. */
  measure(row: HTMLElement | null): void;
}

const marks = { ascending: '↑', descending: '↓', none: '' };

/** By keyboard it must scroll, but a table that fits needs no stop. */
function focusableWhileItScrolls(frame: HTMLElement | null) {
  if (!frame) return;
  const observer = new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  });
  observer.observe(frame);
  return () => observer.disconnect();
}

/** A dense table for comparison. It scrolls sideways inside its frame, never the page. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionShown, columns, rows, rowKey, part, detail, className } = props;
  const captionId = useId();
  const newest = useRef(detail);
  useEffect(() => {
    newest.current = detail;
  });
  return (
    <section
      ref={focusableWhileItScrolls}
      aria-labelledby={captionId}
      // What is read out only stands absolutely: it scrolls with its cell instead of widening the page.
      className={clsx('relative w-full overflow-x-auto rounded-card border border-border bg-surface-raised', className)}
    >
      <table
        className="w-full border-collapse text-sm"
        aria-rowcount={part && part.total + 1}
        aria-colcount={part && columns.length + (detail ? 1 : 0)}
      >
        <caption id={captionId} className={isCaptionShown ? 'px-4 py-3 text-start font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-border text-text-muted" aria-rowindex={part && 1}>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort?.direction}
                className={clsx('h-11 px-4 font-medium whitespace-nowrap', cellPlace(column))}
              >
                {column.sort ? (
                  <button type="button" onClick={column.sort.onToggle} className="min-h-11 hover:text-text">
                    {column.heading} <span aria-hidden="true">{marks[column.sort.direction]}</span>
                  </button>
                ) : (
                  column.heading
                )}
              </th>
            ))}
            {detail ? (
              <th scope="col" className="px-4">
                <span className="sr-only">{detail.heading}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {part ? <LeftOut height={part.before} /> : null}
        {rows.map((row, index) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            place={part && part.first + index}
            measure={part?.measure}
            opening={
              detail && {
                isOpen: detail.isOpen(row),
                id: `${captionId}-${rowKey(row)}`,
                label: detail.label(row),
                name: detail.name(row),
                content: () => detail.content(row),
                onToggle: () => newest.current?.onToggle(row),
              }
            }
          />
        ))}
        {part ? <LeftOut height={part.after} /> : null}
      </table>
    </section>
  );
}

function LeftOut({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tbody aria-hidden>
      <tr style={{ blockSize: height }} />
    </tbody>
  ) : null;
}
