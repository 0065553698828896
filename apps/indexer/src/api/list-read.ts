import { queryLimits } from './query-limits';
import type { ReadableTable } from './readable-tables';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * How a list is read. lookup: a few rows along one index. page: more of them. search: the whole table is looked through.
 * refused: no index serves it; `problem` says in one sentence what would.
 */
export type ListRead =
  | { readonly kind: 'lookup' | 'page' | 'search' }
  | { readonly kind: 'refused'; readonly problem: string };

interface Condition {
  readonly column: string;
  readonly operator: string;
  readonly value: unknown;
}

/** Of the engine's operators those that an index serves, and those of a search; the longest first. */
const ranges = ['_gte', '_lte', '_gt', '_lt'];
const searches = ['_contains_nocase', '_starts_with_nocase', '_contains', '_starts_with'];
/** Whether the table itself says that a condition takes no row away beside the others. */
function isImplied(
  { column, operator, value }: Condition,
  conditions: readonly Condition[],
  { atLeast }: ReadableTable,
): boolean {
  const least = atLeast?.[column];
  if (least === undefined || operator !== '_gte' || typeof value !== 'number' || value > least.value) return false;
  return conditions.some((other) => other.column === least.where && other.operator === '' && other.value === true);
}

/** Judges the arguments of a list; `fixed` is the column that a relation sets. Pure. */
export function listRead(table: ReadableTable, args: Arguments, fixed: string | undefined): ListRead {
  const branches = { or: false };
  const conditions = conditionsOf(args.where, table, branches);
  if (typeof conditions === 'string') return refused(conditions);
  if (conditions.length > queryLimits.conditions) return refused('"where" has too many conditions.');
  const order = typeof args.orderBy === 'string' ? args.orderBy : 'id';
  // A row without a value stands before or after all others, and the cursor of the engine does not get past it.
  if (table.optional.has(order) && !conditions.some(({ column, value }) => column === order && value !== null)) {
    return refused(
      `${table.name} can be ordered by "${order}" among the rows that have it only: limit it to a range, as with "${order}_gte".`,
    );
  }
  if (isSearch(table, conditions, order)) return { kind: 'search' };
  if (branches.or)
    return refused(`"OR" is for searches only: of ${table.name} by ${table.searched?.join(' or ') ?? 'nothing'}.`);
  const deciding = conditions.filter((condition) => !isImplied(condition, conditions, table));
  const wanted = [...deciding, ...(fixed === undefined ? [] : [{ column: fixed, operator: '', value: '' }])];
  return alongIndex(table, wanted, order) ?? { kind: isSmall(args) ? 'lookup' : 'page' };
}

/** What no index serves about a read, undefined when one does. */
function alongIndex(table: ReadableTable, conditions: readonly Condition[], order: string): ListRead | undefined {
  const many = conditions.find(({ operator }) => operator === '_in');
  if (many && (many.column !== 'id' || !Array.isArray(many.value) || many.value.length > queryLimits.pageRows)) {
    return refused(`"_in" takes "id" only, and at most ${queryLimits.pageRows} values.`);
  }
  // Rows named by their ids are few, whatever else is asked of them.
  if (conditions.some(({ column, operator }) => column === 'id' && (operator === '' || operator === '_in'))) {
    return table.columns.has(order) ? undefined : refused(`${table.name} cannot be ordered by "${order}".`);
  }
  const foreign = conditions.find(({ operator }) => operator !== '' && !ranges.includes(operator));
  if (foreign) return refused(`"${foreign.column}${foreign.operator}" is served by no index of ${table.name}.`);
  const equal = new Set(conditions.filter(({ operator }) => operator === '').map(({ column }) => column));
  const between = new Set(conditions.filter(({ operator }) => operator !== '').map(({ column }) => column));
  const begins = table.indexes.filter((index) => index.slice(0, equal.size).every((column) => equal.has(column)));
  const serves = (index: readonly string[]) => {
    const next = index[equal.size];
    const isOrdered = next === undefined ? order === 'id' || equal.has(order) : order === next;
    return isOrdered && [...between].every((column) => column === next) && index.length >= equal.size;
  };
  if (begins.some(serves)) return undefined;
  const ways = begins.filter((index) => index.length >= equal.size).map((index) => index[equal.size] ?? 'id');
  const read = equal.size === 0 ? table.name : `${table.name} by ${[...equal].join(' and ')}`;
  if (ways.length === 0) return refused(`No index serves ${read}; begin with ${starts(table)}.`);
  return refused(`${read} can be ordered, and limited to a range, by ${[...new Set(ways)].join(' or ')} only.`);
}

function starts(table: ReadableTable): string {
  return [...new Set(table.indexes.map(([first]) => first))].join(', ');
}

/** The conditions that all have to hold, or a sentence about what is wrong with them. Unknown columns are the engine's to tell. */
function conditionsOf(where: unknown, table: ReadableTable, branches: { or: boolean }): Condition[] | string {
  if (where === undefined || where === null) return [];
  if (typeof where !== 'object' || Array.isArray(where)) return '"where" must be an object.';
  const found: Condition[] = [];
  for (const [key, value] of Object.entries(where)) {
    // A variable that is not given: GraphQL leaves the field out.
    if (value === undefined) continue;
    if (key === 'AND' || key === 'OR') {
      if (!Array.isArray(value)) return `"${key}" must be a list.`;
      // The engine joins by "or" also what stands in one entry of the list.
      branches.or ||= key === 'OR';
      for (const part of value) {
        const below = conditionsOf(part, table, branches);
        if (typeof below === 'string') return below;
        found.push(...below);
      }
      continue;
    }
    const operator = table.columns.has(key) ? '' : [...ranges, '_in', ...searches].find((end) => key.endsWith(end));
    const column = operator === undefined ? undefined : key.slice(0, key.length - operator.length);
    if (operator === undefined || column === undefined || !table.columns.has(column)) {
      return `"${key}" cannot be filtered by in ${table.name}.`;
    }
    found.push({ column, operator, value });
  }
  return found;
}

function isSearch(table: ReadableTable, conditions: readonly Condition[], order: string): boolean {
  const columns = table.searched ?? [];
  const isOrdered = table.indexes.some(([first]) => first === order);
  return (
    isOrdered &&
    conditions.length > 0 &&
    conditions.every(
      ({ column, operator, value }) =>
        columns.includes(column) && searches.includes(operator) && String(value).length <= queryLimits.searchCharacters,
    )
  );
}

function isSmall({ limit, offset }: Arguments): boolean {
  return typeof limit === 'number' && limit <= queryLimits.lookupRows && (offset ?? 0) === 0;
}

function refused(problem: string): ListRead {
  return { kind: 'refused', problem };
}
