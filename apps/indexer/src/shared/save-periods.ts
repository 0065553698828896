import type { Context } from 'ponder:registry';
import { type PriceRange, widenedRange } from '@besc/domain/market/price-range';
import type { OnchainTable } from 'ponder';

/** Any table of the index, whatever its columns. */
type Table = {
  [Key in keyof OnchainTable as string extends Key ? never : Key extends 'enableRLS' ? never : Key]: OnchainTable[Key];
};
type Row = Readonly<Record<string, string | number | bigint>>;

interface PeriodTable {
  readonly seconds: number;
  readonly index: string;
  readonly start: string;
  readonly word: string;
  readonly owner: string;
  readonly table: Table;
}

/** What `periods` declares. */
interface Declared<
  Link extends string,
  Decimals extends string,
  Last extends string,
  Sum extends string,
  Range extends string,
> {
  readonly links: readonly Link[];
  readonly decimals: readonly Decimals[];
  readonly lasts: Readonly<Record<Last, unknown>>;
  readonly sums: Readonly<Record<Sum, unknown>>;
  readonly ranges: Readonly<Record<Range, unknown>>;
  readonly hour: PeriodTable;
  readonly day: PeriodTable;
}

/** What one event writes into the hour and the day of a thing. */
interface PeriodEntry<
  Link extends string,
  Decimals extends string,
  Last extends string,
  Sum extends string,
  Range extends string,
> {
  readonly owner: string;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly transactions: number;
  readonly links: Readonly<Record<Link, string>>;
  readonly decimals: Readonly<Record<Decimals, number>>;
  readonly lasts: Readonly<Record<Last, bigint>>;
  /** What is added. */
  readonly sums: Readonly<Record<Sum, bigint>>;
  /** Prices in 10^-18; 0n is none. */
  readonly ranges: Readonly<Record<Range, bigint>>;
}

/** Writes an event into the hour and the day that it falls into (UTC): last state, sums and ranges. */
export async function savePeriods<
  Link extends string,
  Decimals extends string,
  Last extends string,
  Sum extends string,
  Range extends string,
>(
  db: Context['db'],
  declared: Declared<Link, Decimals, Last, Sum, Range>,
  entry: PeriodEntry<Link, Decimals, Last, Sum, Range>,
): Promise<void> {
  const changed = (word: string, row: Row | undefined) => ({
    ...entry.links,
    ...entry.decimals,
    ...entry.lasts,
    [`${word}Txns`]: Number(row?.[`${word}Txns`] ?? 0) + entry.transactions,
    ...Object.fromEntries(
      names(declared.sums).map((sum) => [`${word}${sum}`, added(row?.[`${word}${sum}`], entry.sums[sum])]),
    ),
    ...Object.fromEntries(names(declared.ranges).flatMap((range) => rangeColumns(row, range, entry.ranges[range]))),
  });
  for (const { seconds, index, start, word, owner, table } of [declared.hour, declared.day]) {
    const number = Math.floor(entry.timestamp / seconds);
    const fixed = { id: `${entry.owner}-${number}`, [index]: number, [start]: number * seconds, [owner]: entry.owner };
    await db
      .insert<Table, Row, Row, Row>(table)
      .values({ ...fixed, ...changed(word, undefined) })
      .onConflictDoUpdate((row) => changed(word, row));
  }
}

function names<Name extends string>(columns: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(columns) as Name[];
}

function added(stored: Row[string] | undefined, value: bigint): bigint {
  return BigInt(stored ?? 0) + value;
}

function rangeColumns(row: Row | undefined, name: string, price: bigint): [string, bigint][] {
  const stored = (edge: keyof PriceRange) => BigInt(row?.[`${edge}${name}`] ?? 0);
  const range = widenedRange({ open: stored('open'), high: stored('high'), low: stored('low') }, price);
  return Object.entries(range).map(([edge, value]) => [`${edge}${name}`, value]);
}
