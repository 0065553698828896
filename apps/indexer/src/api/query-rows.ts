import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, type ValueNode } from 'graphql';
import { queryLimits } from './query-limits';

type Variables = Readonly<Record<string, unknown>>;

/**
 * The largest number of rows that a GraphQL document can read: each list counts its `limit` (50 without one) times the
 * limits of the lists around it, each single row one. Infinity for fragments that contain themselves.
 */
export function queryRows(document: DocumentNode, variables: Variables): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  }
  // Each fragment is counted once: spreading one into the next would otherwise double the work at every step.
  const counted = new Map<string, number>();
  const fragmentRows = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, Number.POSITIVE_INFINITY);
    const content = fragments.get(name);
    const rows = content ? rowsOf(content) : 0;
    counted.set(name, rows);
    return rows;
  };
  const rowsOf = (selection: SelectionSetNode): number =>
    selection.selections.reduce((rows, node) => {
      if (node.kind === Kind.FIELD) return rows + fieldRows(node);
      return rows + (node.kind === Kind.INLINE_FRAGMENT ? rowsOf(node.selectionSet) : fragmentRows(node.name.value));
    }, 0);
  const fieldRows = (field: FieldNode): number => {
    if (!field.selectionSet) return 0;
    const below = rowsOf(field.selectionSet);
    if (field.name.value === 'items' || field.name.value === 'pageInfo') return below;
    return isList(field) ? listRows(field, variables) * (1 + below) : 1 + below;
  };
  return document.definitions.reduce(
    (rows, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? rows + rowsOf(definition.selectionSet) : rows,
    0,
  );
}

/** A page has nothing but these; an object with none of its own fields selected is taken for a list as well. */
function isList(field: FieldNode): boolean {
  const page = ['items', 'pageInfo', 'totalCount', '__typename'];
  return (
    field.selectionSet?.selections.every((node) => node.kind !== Kind.FIELD || page.includes(node.name.value)) ?? false
  );
}

function listRows(field: FieldNode, variables: Variables): number {
  const limit = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const rows = limit === undefined ? undefined : numberOf(limit, variables);
  return Math.max(1, Math.min(rows ?? queryLimits.defaultPageRows, queryLimits.pageRows));
}

function numberOf(value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : undefined;
}
