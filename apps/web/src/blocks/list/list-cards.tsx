import { DataRow } from '@besc/ui/data-row';
import { Fold } from '@besc/ui/fold';
import { FoldToggle } from '@besc/ui/fold-toggle';
import type { RowDetail } from '@besc/ui/table';
import clsx from 'clsx';
import { useId } from 'react';
import type { ListColumn } from './list-column';
import type { RowPart } from './use-row-part';

/** The rows of a list as cards, with the same cells as the table; beside each other where there is room. */
export function ListCards<Row>(props: {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly part: RowPart | undefined;
  readonly detail: RowDetail<Row> | undefined;
}) {
  const { columns, rows, rowKey, part, detail } = props;
  const id = useId();
  const of = (place: ListColumn<Row>['place']) => columns.filter((column) => (column.place ?? 'line') === place);
  return (
    <ul
      aria-label={props.label}
      style={part && { paddingBlock: `${part.before}px ${part.after}px` }}
      className={clsx(!part && 'grid grid-cols-1 items-start gap-x-4 md:grid-cols-2 xl:grid-cols-3')}
    >
      {rows.map((row, index) => (
        <li
          key={rowKey(row)}
          ref={part?.measure}
          data-index={part && part.first + index}
          aria-setsize={part?.total}
          aria-posinset={part && part.first + index + 1}
          className="pb-2"
        >
          <div className="rounded-card border border-border bg-surface-raised p-4">
            {of('head').map(({ key, cell }) => (
              <div key={key} className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                {cell(row)}
              </div>
            ))}
            <dl className="mt-2">
              {of('line').map(({ key, heading, cell }) => (
                <DataRow key={key} label={heading}>
                  {cell(row)}
                </DataRow>
              ))}
            </dl>
            {of('foot').map(({ key, cell }) => (
              <div key={key} className="mt-3">
                {cell(row)}
              </div>
            ))}
            {detail ? (
              <div className="mt-3 border-t border-border">
                <FoldToggle
                  isOpen={detail.isOpen(row)}
                  onToggle={() => detail.onToggle(row)}
                  label={detail.label(row)}
                  name={detail.name(row)}
                  controls={`${id}-${rowKey(row)}`}
                  className="w-full justify-center"
                />
                <Fold id={`${id}-${rowKey(row)}`} isOpen={detail.isOpen(row)} content={() => detail.content(row)} />
              </div>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
