import type { NestedShape, Row } from '@besc/domain/shared/row-shape';
import * as z from 'zod/mini';
import type { IndexDocument } from './fetch-index';
import { indexLimits } from './index-limits';
import { rowFields, rowSchema } from './row-schema';
import { timeSchema } from './stake-schema';

/** A part of a query, and the form of what is answered to it. */
export interface QueryPart<Answer> {
  readonly text: string;
  readonly schema: z.ZodMiniType<Answer>;
}

/** Rows with the cursor of the next page, where there is one. */
export interface Page<One> {
  readonly rows: readonly One[];
  readonly next: string | undefined;
}

/** One row, by its id; undefined when there is none. `call` is the table with what is asked: `lotteryRound(id: $id)`. */
export function oneRow<const Shape extends NestedShape>(call: string, shape: Shape): QueryPart<Row<Shape> | undefined> {
  const found = z.transform((row: Row<Shape> | null) => row ?? undefined);
  return { text: `${call} { ${rowFields(shape)} }`, schema: z.pipe(z.nullable(rowSchema(shape)), found) };
}

/** The rows of a list, of which more than `most` are refused. */
export function rowsOf<const Shape extends NestedShape>(
  call: string,
  shape: Shape,
  most: number = indexLimits.pageRows,
): QueryPart<Row<Shape>[]> {
  const items = z.object({ items: z.array(rowSchema(shape)).check(z.maxLength(most)) });
  const rows = z.transform((list: { items: Row<Shape>[] }) => list.items);
  return { text: `${call} { items { ${rowFields(shape)} } }`, schema: z.pipe(items, rows) };
}

/** Fields of a row, and the form of what is answered to them. */
interface Fields<One> {
  readonly fields: string;
  readonly schema: z.ZodMiniType<One>;
}

/** A row with lists of its own by name: `dayAgo: rowsOf('snapshots(...)', shape)`. */
export function rowWith<const Shape extends NestedShape, Lists extends Readonly<Record<string, QueryPart<unknown>>>>(
  shape: Shape,
  lists: Lists,
): Fields<Row<Shape> & Answers<Lists>> {
  const texts = Object.entries(lists).map(([name, { text }]) => `${name}: ${text}`);
  const schemas = Object.entries(lists).map(([name, { schema }]) => [name, schema]);
  const own = z.object(Object.fromEntries(schemas)) as z.ZodMiniType<Answers<Lists>>;
  return { fields: [rowFields(shape), ...texts].join(' '), schema: z.intersection(rowSchema(shape), own) };
}

/** The rows of a list that have lists of their own, of which more than `most` are refused. */
export function rowsWith<One>(call: string, { fields, schema }: Fields<One>, most: number): QueryPart<One[]> {
  const items = z.object({ items: z.array(schema).check(z.maxLength(most)) });
  const rows = z.transform((list: { items: One[] }) => list.items);
  return { text: `${call} { items { ${fields} } }`, schema: z.pipe(items, rows) };
}

/** Of rows that belong to another row, that one: `pair` of its days. */
export function ownerOf<One>(name: string, { fields, schema }: Fields<One>): Fields<One> {
  const owner = z.transform((row: Readonly<Record<string, One>>) => row[name] as One);
  return { fields: `${name} { ${fields} }`, schema: z.pipe(z.object({ [name]: schema }), owner) };
}

/** A page of a list. */
export function pageOf<const Shape extends NestedShape>(call: string, shape: Shape): QueryPart<Page<Row<Shape>>> {
  return pageWith(call, { fields: rowFields(shape), schema: rowSchema(shape) });
}

/** A page of a list whose rows have lists of their own. */
export function pageWith<One>(call: string, { fields, schema }: Fields<One>): QueryPart<Page<One>> {
  const pageInfo = z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() });
  const page = z.transform((list: { items: One[]; pageInfo: z.output<typeof pageInfo> }) => {
    const { endCursor, hasNextPage } = list.pageInfo;
    return { rows: list.items, next: hasNextPage ? (endCursor ?? undefined) : undefined };
  });
  return {
    text: `${call} { items { ${fields} } pageInfo { endCursor hasNextPage } }`,
    schema: z.pipe(z.object({ items: z.array(schema), pageInfo }), page),
  };
}

/** How many rows of a list there are. The index counts them each time: two of these at most in a query. */
export function countOf(call: string): QueryPart<number> {
  const total = z.transform((list: { totalCount: number }) => list.totalCount);
  return { text: `${call} { totalCount }`, schema: z.pipe(z.object({ totalCount: timeSchema }), total) };
}

type Answers<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends QueryPart<infer Answer> | undefined ? Answer : never;
};

/** A query of parts by name. `variables` are declared as GraphQL does: `$id: String!`. */
export function indexDocument<Parts extends Readonly<Record<string, QueryPart<unknown>>>>(
  variables: string,
  parts: Parts,
): IndexDocument<z.ZodMiniType<Answers<Parts>>> {
  const texts = Object.entries(parts).map(([name, { text }]) => `${name}: ${text}`);
  const schemas = Object.entries(parts).map(([name, { schema }]) => [name, schema]);
  return {
    query: `query${variables && ` (${variables})`} { ${texts.join(' ')} }`,
    data: z.object(Object.fromEntries(schemas)) as z.ZodMiniType<Answers<Parts>>,
  };
}
