import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

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
  className?: string;
}

const marks = { ascending: '↑', descending: '↓', none: '' };

/** Whoever uses the keyboard must be able to scroll it, but nobody needs a stop at a table that fits. */
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
export function Table<Row>({ caption, isCaptionShown, columns, rows, rowKey, className }: TableProps<Row>) {
  const captionId = useId();
  const place = (column: TableColumn<Row>) =>
    clsx(column.isNumber ? 'text-end tabular-nums' : 'text-start', column.isMinor && 'max-md:hidden');
  return (
    <section
      ref={focusableWhileItScrolls}
      aria-labelledby={captionId}
      className={clsx('w-full overflow-x-auto rounded-card border border-border bg-surface-raised', className)}
    >
      <table className="w-full border-collapse text-sm">
        <caption id={captionId} className={isCaptionShown ? 'px-4 py-3 text-start font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-border text-text-muted">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort?.direction}
                className={clsx('h-11 px-4 font-medium whitespace-nowrap', place(column))}
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
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-border transition-colors last:border-0 hover:bg-surface-hover"
            >
              {columns.map((column) => (
                <td key={column.key} className={clsx('h-14 px-4', place(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
