import type { Address } from './address';
import type { Hex } from './hex';

/** What a column holds, by the word for it. */
interface Kinds {
  text: string;
  flag: boolean;
  /** A whole number, not below zero. */
  count: number;
  /** 10000 and four digits. */
  digits: number;
  /** Unix seconds. */
  time: number;
  /** Smallest units of a token, a price or a block: whole, not below zero. */
  amount: bigint;
  /** Smallest units, also below zero. */
  difference: bigint;
  /** USD in 10^-18; undefined (null in the index) once a part had no price. */
  usd: bigint | undefined;
  /** USD, native coin, a price or LP tokens as decimal text; 10^-18 in the index. */
  value: string;
  /** An amount of a token as decimal text; in the index smallest units, the decimals in the same row. */
  units: string;
  hash: Hex;
  address: Address;
}

export type Kind = keyof Kinds;

/** A kind, which may be null ("?") or come four times ("[4]"), or the words that are meant: stored as written, read with a small first letter. */
export type Column = Kind | `${Kind}?` | `${'count' | 'amount'}[4]` | readonly (string | null)[];

/** The columns of a row by name. It gives the row's type and zero, the index its columns, and queries their text and schema. */
export type RowShape = Readonly<Record<string, Column>>;

/** A shape as a query asks for it: with rows of other tables in it. */
export interface NestedShape {
  readonly [name: string]: Column | NestedShape;
}

type Value<Of extends Column> = Of extends `${infer One extends Kind}?`
  ? Kinds[One] | null
  : Of extends `${infer One extends Kind}[4]`
    ? [Kinds[One], Kinds[One], Kinds[One], Kinds[One]]
    : Of extends Kind
      ? Kinds[Of]
      : Of extends readonly (infer Word extends string | null)[]
        ? Word extends string
          ? Uncapitalize<Word>
          : null
        : never;

/** A row of a shape, as it is outside of the index. */
export type Row<Shape extends NestedShape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Column
    ? Value<Shape[Name]>
    : Shape[Name] extends NestedShape
      ? Row<Shape[Name]>
      : never;
};

/** Of a row all that has a zero: what can be null, numbers, flags, and lists of them. */
type Zero<Shape extends RowShape> = {
  [Name in keyof Shape as Shape[Name] extends 'text' | 'hash' | 'address' | readonly string[]
    ? never
    : Name]: Shape[Name] extends `${'text' | 'hash' | 'address'}?` | readonly (string | null)[]
    ? null
    : Shape[Name] extends 'value' | 'units'
      ? bigint
      : Value<Shape[Name]>;
};

const zeros = {
  flag: false,
  count: 0,
  digits: 10_000,
  time: 0,
  amount: 0n,
  difference: 0n,
  usd: 0n,
  value: 0n,
  units: 0n,
} as const;

/** Nothing in each column; those of text that is never null have no zero and are left out. */
export function zeroOf<const Shape extends RowShape>(shape: Shape) {
  const zero = (column: Column) => {
    if (typeof column !== 'string') return column.includes(null) ? null : undefined;
    if (column.endsWith('?')) return null;
    const [kind, list] = column.split('[');
    const one = zeros[kind as keyof typeof zeros];
    return list === undefined ? one : [one, one, one, one];
  };
  const values = Object.entries(shape).map(([name, column]) => [name, zero(column)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Zero<Shape>;
}
