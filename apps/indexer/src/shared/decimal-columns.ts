import type { PgColumnsBuilders } from 'ponder';

/** Places of USD and native coin figures, of prices and of LP tokens. */
export const valueDecimals = 18;

/** USD, native coin, a price or LP tokens, in 10^-18. */
export const e18 = (t: PgColumnsBuilders) => t.numeric({ mode: 'bigint', scale: valueDecimals });

/**
 * An amount in smallest units of a token, whose decimals stand in the same row: in `decimals0` and `decimals1` for a column with
 * the 0 or 1 of a side of a pair in its name, otherwise in `decimals`.
 */
export const tokenAmount = (t: PgColumnsBuilders): ReturnType<typeof e18> => t.numeric({ mode: 'bigint' });

/** Columns by name, each by what makes it. */
export type Amounts<Name extends string> = Readonly<Record<Name, typeof e18>>;

/** The columns of a table, none of them null. */
export function amountColumns<Name extends string>(t: PgColumnsBuilders, amounts: Amounts<Name>) {
  const column = (name: Name) => amounts[name](t).notNull();
  return byName(amounts, column);
}

/** What a row holds in these columns. */
export function amountsOf<Name extends string>(row: Readonly<Record<NoInfer<Name>, bigint>>, amounts: Amounts<Name>) {
  return byName(amounts, (name) => row[name]);
}

/** Nothing in all of these columns. */
export function noAmounts<Name extends string>(amounts: Amounts<Name>) {
  return byName(amounts, () => 0n);
}

function byName<Name extends string, Value>(amounts: Amounts<Name>, value: (name: Name) => Value): Record<Name, Value> {
  const names = Object.keys(amounts) as Name[];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
