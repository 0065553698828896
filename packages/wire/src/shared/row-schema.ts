import type { Column, Kind, NestedShape, Row } from '@besc/domain/shared/row-shape';
import * as z from 'zod/mini';
import { addressSchema } from './address-schema';
import { decimalSchema } from './decimal-schema';
import { hashSchema } from './hash-schema';
import { differenceSchema, timeSchema, usdSchema, wholeSchema } from './stake-schema';

const kinds: Record<Kind, z.ZodMiniType> = {
  text: z.string().check(z.maxLength(200)),
  flag: z.boolean(),
  count: timeSchema,
  digits: z.int().check(z.minimum(10_000), z.maximum(19_999)),
  time: timeSchema,
  amount: wholeSchema,
  difference: differenceSchema,
  usd: usdSchema,
  value: decimalSchema,
  units: decimalSchema,
  hash: hashSchema,
  address: addressSchema,
};

/** The schema of a row of the index. */
export function rowSchema<const Shape extends NestedShape>(shape: Shape): z.ZodMiniType<Row<Shape>> {
  const schemas = Object.entries(shape).map(([name, column]) => [
    name,
    isNested(column) ? rowSchema(column) : schemaOf(column),
  ]);
  return z.object(Object.fromEntries(schemas)) as z.ZodMiniType<Row<Shape>>;
}

/** The fields of a row as a query asks for them. */
export function rowFields(shape: NestedShape): string {
  const fields = Object.entries(shape).map(([name, column]) =>
    isNested(column) ? `${name} { ${rowFields(column)} }` : name,
  );
  return fields.join(' ');
}

function isNested(column: Column | NestedShape): column is NestedShape {
  return typeof column === 'object' && !Array.isArray(column);
}

function schemaOf(column: Column): z.ZodMiniType {
  if (typeof column !== 'string') {
    const words = z.pipe(z.enum(column.filter((word) => word !== null)), z.transform(smallWord));
    return column.includes(null) ? z.nullable(words) : words;
  }
  const one = kinds[column.replace(/\W.*/, '') as Kind];
  if (column.endsWith('?')) return z.nullable(one);
  return column.endsWith(']') ? z.tuple([one, one, one, one]) : one;
}

const smallWord = (word: string) => `${word.slice(0, 1).toLowerCase()}${word.slice(1)}`;
