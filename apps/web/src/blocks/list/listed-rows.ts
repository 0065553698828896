import type { ListColumn, ListFilter } from './list-column';
import type { ListView } from './list-view';

/** The rows of a view, in its order. Rows that are alike in it keep the order in which they came. */
export function listedRows<Row>(options: {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter<Row>[];
  readonly view: ListView;
}): readonly Row[] {
  const { rows, columns, filters, view } = options;
  const words = plain(view.search).split(/\s+/).filter(Boolean);
  const kept = filters.flatMap(({ key, options }) => options.filter(({ value }) => value === view.chosen[key]));
  const found = rows.filter((row) => {
    if (!kept.every(({ keeps }) => keeps(row))) return false;
    if (words.length === 0) return true;
    const written = columns.map(({ searchIn }) => (searchIn ? plain(searchIn(row)) : '')).join(' ');
    return words.every((word) => written.includes(word));
  });
  const sortBy = columns.find(({ key }) => key === view.sort?.key)?.sortBy;
  if (sortBy === undefined) return found;
  const sign = view.sort?.isDescending ? -1 : 1;
  return found
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((one, other) => {
      const unknown = Number(one.value === undefined) - Number(other.value === undefined);
      return unknown !== 0 ? unknown : sign * compared(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** Without case and accents, and full-width letters as ordinary ones. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

type Value = bigint | number | string | undefined;

function compared(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  if (one === undefined || other === undefined || one === other) return 0;
  return one < other ? -1 : 1;
}
