import type { Column, RowShape } from '@besc/domain/shared/row-shape';
import type { PgColumnsBuilders } from 'ponder';
import { addressId } from './address-id';
import { e18, tokenAmount } from './decimal-columns';

type Make<Made> = (t: PgColumnsBuilders) => Made;

const count = (t: PgColumnsBuilders) => t.integer();
const amount = (t: PgColumnsBuilders) => t.bigint();
const makers = {
  text: (t: PgColumnsBuilders) => t.text(),
  flag: (t: PgColumnsBuilders) => t.boolean(),
  count,
  digits: count,
  time: count,
  amount,
  difference: amount,
  usd: e18,
  value: e18,
  units: tokenAmount,
  hash: (t: PgColumnsBuilders) => t.hex(),
  address: addressId,
  'count[4]': (t: PgColumnsBuilders) => t.integer().array(),
  'amount[4]': (t: PgColumnsBuilders) => t.bigint().array(),
};
const words = <Word extends string>(t: PgColumnsBuilders) => t.text().$type<Word>();

type Made<Of extends Column> = Of extends readonly (infer Word)[]
  ? ReturnType<typeof words<Word & string>>
  : (typeof makers)[(Of extends `${infer One}?` ? One : Of) & keyof typeof makers] extends Make<infer One>
    ? One
    : never;
type MayBeNull<Of> = Of extends 'usd' | `${string}?` ? true : Of extends readonly string[] | string ? false : true;
interface Builder {
  notNull(): unknown;
  primaryKey(): unknown;
}
type Called<Name, Of extends Column> =
  Made<Of> extends infer One extends Builder
    ? Name extends 'id'
      ? ReturnType<One['primaryKey']>
      : MayBeNull<Of> extends true
        ? One
        : ReturnType<One['notNull']>
    : never;

/** The columns of a shape; the one that is called `id` is the key. */
export function columns<const Shape extends RowShape>(t: PgColumnsBuilders, shape: Shape) {
  const made = Object.entries(shape).map(([name, column]) => {
    const isText = typeof column === 'string';
    const make: Make<Builder> = isText ? makers[column.replace('?', '') as keyof typeof makers] : words;
    const mayBeNull = isText ? column === 'usd' || column.endsWith('?') : column.includes(null);
    return [name, name === 'id' ? make(t).primaryKey() : mayBeNull ? make(t) : make(t).notNull()];
  });
  return Object.fromEntries(made) as { [Name in keyof Shape]: Called<Name, Shape[Name]> };
}
