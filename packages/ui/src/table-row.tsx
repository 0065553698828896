import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { Fold } from './fold';
import { FoldToggle } from './fold-toggle';
import { cellPlace } from './table-cell-place';

/** A column, as far as a row draws it. */
interface RowColumn<Row> {
  readonly key: string;
  readonly isNumber?: boolean;
  readonly isMinor?: boolean;
  cell(row: Row): ReactNode;
}

/** What a row opens to, as it stands now. */
interface OpeningRow {
  readonly isOpen: boolean;
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly content: () => ReactNode;
  /** Must do the right thing also when it is an older one, since a closed row keeps the one it was drawn with. */
  readonly onToggle: () => void;
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: readonly RowColumn<Row>[];
  /** The place in a longer table, from 0. */
  readonly place: number | undefined;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly opening: OpeningRow | undefined;
}

function PlainTableRow<Row>({ row, columns, place, measure, opening }: RowProps<Row>) {
  return (
    <tbody ref={measure} data-index={place} className="border-b border-border last:border-transparent">
      <tr
        aria-rowindex={place === undefined ? undefined : place + 2}
        className={clsx('transition-colors hover:bg-surface-hover', opening && 'ui-opening-row')}
      >
        {columns.map((column) => (
          <td key={column.key} className={clsx('h-14 px-4', cellPlace(column))}>
            {column.cell(row)}
          </td>
        ))}
        {opening ? (
          <td className="w-0 px-4 text-end">
            <FoldToggle
              isOpen={opening.isOpen}
              onToggle={opening.onToggle}
              label={opening.label}
              name={opening.name}
              controls={opening.id}
            />
          </td>
        ) : null}
      </tr>
      {opening ? (
        <tr>
          <td colSpan={columns.length + 1}>
            <Fold id={opening.id} isOpen={opening.isOpen} content={opening.content} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** A row of a table. A closed one is redrawn only when it is another, so that a list that grows or scrolls draws few. */
export const TableRow = memo(PlainTableRow, isSameRow) as typeof PlainTableRow;

function isSameRow<Row>(one: RowProps<Row>, other: RowProps<Row>): boolean {
  if (one.row !== other.row || one.place !== other.place || one.measure !== other.measure) return false;
  return isSameOpening(one.opening, other.opening) && areSameColumns(one.columns, other.columns);
}

function isSameOpening(one: OpeningRow | undefined, other: OpeningRow | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  // What is open may show more than its row.
  if (one.isOpen || other.isOpen) return false;
  return one.id === other.id && one.label === other.label && one.name === other.name;
}

function areSameColumns<Row>(some: readonly RowColumn<Row>[], others: readonly RowColumn<Row>[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, index) => {
      const other = others[index];
      return one.key === other?.key && one.cell === other.cell && cellPlace(one) === cellPlace(other);
    })
  );
}
