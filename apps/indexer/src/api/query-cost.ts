import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, valueFromASTUntyped } from 'graphql';
import { listRead } from './list-read';
import { queryLimits } from './query-limits';
import type { ReadableTable } from './readable-tables';

type Variables = Readonly<Record<string, unknown>>;
type Tables = ReadonlyMap<string, ReadableTable>;

/** What a GraphQL document makes the database do at most; lists within lists are multiplied. */
export interface QueryCost {
  readonly rows: number;
  /** Fields of the answer: a field beside the rows of a page under several names is written for each of the rows each time. */
  readonly values: number;
  /** Lists of a few rows along an index. */
  readonly lookups: number;
  /** Larger lists along an index. */
  readonly pages: number;
  /** Whole tables looked through: searches by name, and counts. */
  readonly scans: number;
  /** The first thing that is not allowed at all, in one sentence. */
  readonly problem: string | undefined;
}

/** What the fields of a selection belong to: the root, a row, a page of rows, or what has no rows. */
type Place = { readonly kind: 'root' | 'other' } | { readonly kind: 'row' | 'page'; readonly table: ReadableTable };

/** A total count belongs to the list around it, and is made once whatever the list's length. */
type Counted = QueryCost & { readonly counts: number };

const nothing: Counted = { rows: 0, values: 0, lookups: 0, pages: 0, scans: 0, counts: 0, problem: undefined };
const other: Place = { kind: 'other' };

/** Counts the reads of a document; fragments that contain themselves cost infinitely much. Pure. */
export function queryCost(document: DocumentNode, variables: Variables, tables: Tables): QueryCost {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  }
  // Each fragment is counted once a place: spreading one into the next would otherwise double the work at every step.
  const counted = new Map<string, Counted>();
  const fragmentCost = (name: string, place: Place): Counted => {
    const key = `${name} ${place.kind} ${'table' in place ? place.table.name : ''}`;
    const known = counted.get(key);
    if (known) return known;
    counted.set(key, { ...nothing, rows: Number.POSITIVE_INFINITY });
    const content = fragments.get(name);
    const cost = content ? selectionCost(content, place) : nothing;
    counted.set(key, cost);
    return cost;
  };
  const selectionCost = (selection: SelectionSetNode, place: Place): Counted =>
    selection.selections
      .map((node) => {
        if (node.kind === Kind.FIELD) return fieldCost(node, place);
        if (node.kind === Kind.INLINE_FRAGMENT) return selectionCost(node.selectionSet, place);
        return fragmentCost(node.name.value, place);
      })
      .reduce(sum, nothing);
  const fieldCost = (field: FieldNode, place: Place): Counted => {
    const name = field.name.value;
    if (place.kind === 'page' && name === 'totalCount') return { ...nothing, counts: 1 };
    if (!field.selectionSet) return { ...nothing, values: valuesAt(place, name) };
    const below = (next: Place) => (field.selectionSet ? selectionCost(field.selectionSet, next) : nothing);
    if (place.kind === 'page' && name !== 'items') return below(other);
    if (place.kind === 'page') return sum({ ...nothing, values: 1 }, below({ kind: 'row', table: place.table }));
    if (place.kind === 'root' && name === '_meta') return { ...nothing, lookups: 1 };
    const row = rowAt(place, name, tables);
    if (row) return sum({ ...nothing, rows: 1, values: 1 }, below({ kind: 'row', table: row }));
    const list = listAt(place, name, tables);
    if (!list) return below(other);
    const args = Object.fromEntries(
      (field.arguments ?? []).map((node) => [node.name.value, valueFromASTUntyped(node.value, variables)]),
    );
    return listCost(list, args, below({ kind: 'page', table: list.table }));
  };
  return document.definitions
    .map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? selectionCost(definition.selectionSet, { kind: 'root' })
        : nothing,
    )
    .reduce(sum, nothing);
}

interface List {
  readonly table: ReadableTable;
  readonly column?: string;
}

function listCost({ table, column }: List, args: Variables, below: Counted): Counted {
  const read = listRead(table, args, column);
  const limit = typeof args.limit === 'number' ? args.limit : queryLimits.defaultPageRows;
  const rows = Math.max(1, Math.min(limit, queryLimits.pageRows));
  const skipped = typeof args.offset === 'number' ? Math.max(0, args.offset) : 0;
  return {
    rows: rows * (1 + below.rows) + skipped,
    values: rows * below.values,
    lookups: rows * below.lookups + (read.kind === 'lookup' ? 1 : 0),
    pages: rows * below.pages + (read.kind === 'page' ? 1 : 0),
    scans: rows * below.scans + below.counts + (read.kind === 'search' ? 1 : 0),
    counts: 0,
    problem: read.kind === 'refused' ? read.problem : below.problem,
  };
}

/** What is written for a field that has no fields of its own. */
function valuesAt(place: Place, name: string): number {
  if (place.kind !== 'row') return 1;
  const { arrays, long, longLists } = place.table;
  if (long.has(name)) return queryLimits.valuesOfOneLong;
  return arrays.has(name) ? (longLists?.[name] ?? queryLimits.valuesOfOneList) : 1;
}

function rowAt(place: Place, name: string, tables: Tables): ReadableTable | undefined {
  if (place.kind === 'root') return tables.get(name);
  return place.kind === 'row' ? tables.get(place.table.rows.get(name) ?? '') : undefined;
}

/** The engine names the list of a table by its name and an "s". */
function listAt(place: Place, name: string, tables: Tables): List | undefined {
  if (place.kind === 'root') {
    const table = name.endsWith('s') ? tables.get(name.slice(0, -1)) : undefined;
    return table && { table };
  }
  const list = place.kind === 'row' ? place.table.lists.get(name) : undefined;
  const table = list && tables.get(list.table);
  return table && { table, column: list.column };
}

function sum(a: Counted, b: Counted): Counted {
  return {
    rows: a.rows + b.rows,
    values: a.values + b.values,
    lookups: a.lookups + b.lookups,
    pages: a.pages + b.pages,
    scans: a.scans + b.scans,
    counts: a.counts + b.counts,
    problem: a.problem ?? b.problem,
  };
}
