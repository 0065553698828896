import { DataRow } from '@besc/ui/data-row';
import type { ListColumn } from './list-column';
import type { RowPart } from './use-row-part';

/** The rows of a list on a narrow screen: a card each, with the same cells as the table. */
export function ListCards<Row>(props: {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly part: RowPart | undefined;
}) {
  const { columns, rows, rowKey, part } = props;
  const of = (place: ListColumn<Row>['place']) => columns.filter((column) => (column.place ?? 'line') === place);
  return (
    <ul aria-label={props.label} style={part && { paddingBlock: `${part.before}px ${part.after}px` }}>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
